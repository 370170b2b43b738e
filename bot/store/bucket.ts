/**
 * A bucket of an object store (S3 API), where packed reports may be. Everything is signed, what is
 * written with its hash, so that the store refuses what arrives torn.
 */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { StoreAwayError } from '../../src/github/port.ts'
import type { BucketSettings } from '../settings.ts'
import { errorText, type Log } from '../telemetry.ts'

/** Everything rejects with a StoreAwayError, which says why, and is worth another try. */
export type Bucket = {
  put(key: string, body: Uint8Array): Promise<void>
  /** Null: it is not there, which is logged: some row says that it is. */
  get(key: string): Promise<Uint8Array | null>
  /** Done, too, where it is not there. */
  remove(key: string): Promise<void>
}

const ANSWER_MS = 10_000
const NEXT = 'The bot asks again automatically.'

const hashOf = (body: Uint8Array | string) => createHash('sha256').update(body).digest('hex')

/** What the store says of itself, in its XML. */
const codeIn = (text: string) => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no message'

export function openBucket({ url, region, keyId, secret }: BucketSettings, log: Log): Bucket {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  })

  async function ask(method: string, key: string, body?: Uint8Array<ArrayBuffer>) {
    const doing = `${method} of ${key}`
    try {
      const response = await aws.fetch(`${url}/${key}`, {
        method,
        headers: { 'x-amz-content-sha256': hashOf(body ?? '') },
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(body === undefined ? {} : { body }),
      })
      const answer = new Uint8Array(await response.arrayBuffer())
      if (response.ok) return answer
      const code = codeIn(new TextDecoder().decode(answer))
      // Some stores answer 404 to whoever they do not know, too.
      if (code === 'NoSuchKey') return null
      throw new Error(`${response.status} ${code}`)
    } catch (error) {
      const cause = (error as Error).cause ?? error
      throw new StoreAwayError(`the bucket does not do a ${doing}: ${errorText(cause)}`, NEXT)
    }
  }

  return {
    async put(key, body) {
      const answer = await ask('PUT', key, new Uint8Array(body))
      if (answer === null) throw new StoreAwayError(`the bucket takes no ${key}: 404`, NEXT)
    },
    async get(key) {
      const body = await ask('GET', key)
      if (body === null) log.error({ key }, 'a report is not in the bucket')
      if (body === null || key.startsWith(hashOf(body))) return body
      throw new StoreAwayError(`the bucket gives something else for ${key}`, NEXT)
    },
    async remove(key) {
      await ask('DELETE', key)
    },
  }
}
