/** What goes through a browser and comes back: sealed, so that nobody else reads or makes it. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type Seal<T> = {
  close(value: T): string
  /** Null: it is not ours, or was changed. */
  open(text: string): T | null
}

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

/** `key`: 32 bytes, for this purpose alone. */
export const makeSeal = <T>(key: Buffer): Seal<T> => ({
  close(value) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv)
    const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
  },
  open(sealed) {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < IV_BYTES + TAG_BYTES) return null
    try {
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return JSON.parse(Buffer.concat([text, cipher.final()]).toString())
    } catch {
      return null
    }
  },
})
