/** Zips made by hand, so that they can be wrong in every way that a test needs. */
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  data: Uint8Array | string
  /** Unix mode; default: a regular file. */
  mode?: number
  /** What the headers claim instead of the truth. */
  claims?: { expandedBytes?: number; crc?: number; method?: number; flags?: number }
}

/** PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16: no data descriptors, no zip64. */
export function makeZip(entries: ZipEntry[], claimedEntries = entries.length): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const entry of entries) {
    const { local, central } = partsOf(entry, offset)
    locals.push(local)
    centrals.push(central)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(claimedEntries, 8)
  end.writeUInt16LE(claimedEntries, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

function partsOf({ name, data, mode = 0o100644, claims = {} }: ZipEntry, offset: number) {
  const bytes = Buffer.from(data)
  const packed = deflateRawSync(bytes)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(claims.flags ?? 0x800, 2)
  fields.writeUInt16LE(claims.method ?? 8, 4)
  fields.writeUInt32LE(claims.crc ?? crc32(bytes), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(claims.expandedBytes ?? bytes.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE((mode << 16) >>> 0, 6)
  rest.writeUInt32LE(offset, 10)
  const signed = (signature: number) => {
    const four = Buffer.alloc(4)
    four.writeUInt32LE(signature)
    return four
  }
  const label = Buffer.from(name)
  const madeByUnix = Buffer.from([20, 3])
  return {
    local: Buffer.concat([signed(0x04034b50), fields, label, packed]),
    central: Buffer.concat([signed(0x02014b50), madeByUnix, fields, rest, label]),
  }
}
