/** The keys of an App: it signs by one of them, and GitHub has the other. */
import { generateKeyPairSync } from 'node:crypto'

/** Both as PEM. */
export const makeAppKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
