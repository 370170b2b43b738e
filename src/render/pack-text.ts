/** Texts packed as a page carries them; a browser unpacks them by itself. */
import { deflateSync, strToU8 } from 'fflate'

const CHUNK = 0x8000

/** Bytes as base64, in pieces that fit into the arguments of a call. */
function base64(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
  )
  return btoa(pieces.join(''))
}

/** The same bytes for the same text on every machine, which a system's own zlib does not give. */
export const packText = (text: string): string => base64(deflateSync(strToU8(text), { level: 9 }))
