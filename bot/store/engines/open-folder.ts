/** PostgreSQL inside this process, over a folder. */

import { join } from 'node:path'
import { PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import { HostError } from '../../../src/host/port/host.ts'
import { diskSync, openDurable, type Sync } from './durable-folder.ts'
import { copyEmptyStore } from './empty-store.ts'
import { packFolder } from './folder-copy.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { ownFolder, tighten } from './folder-modes.ts'
import type { Opened } from './opened.ts'

export type FolderOptions = {
  onLost: (who: string) => void
  sync?: Sync
}

/** `dataDir` holds the folder `store`; both are made when they are missing. */
export async function openFolder(dataDir: string, options: FolderOptions): Promise<Opened> {
  const folder = join(dataDir, 'store')
  let lock: FolderLock | null = null
  try {
    ownFolder(folder)
    const held = await lockFolder(folder, options.onLost)
    lock = held
    const data = join(folder, 'data')
    copyEmptyStore(data)
    const pglite = await openDurable(data, { sync: options.sync ?? diskSync })
    tighten(folder)
    return {
      dialect: new PGliteDialect({ pglite }),
      boss: { db: fromPglite(pglite), backend: 'pglite' },
      copy: (write) => packFolder(pglite, data, write),
      async close() {
        if (!pglite.closed) await pglite.close()
        held.release()
      },
    }
  } catch (error) {
    lock?.release()
    if (error instanceof HostError) throw error
    throw new HostError(
      `the store in ${folder} cannot be opened: ${(error as Error).message}`,
      'Look at the rights and the free space of the folder; where it is damaged, restore a backup.',
      { cause: error },
    )
  }
}
