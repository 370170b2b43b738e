/** A bot with a fault: of every comment that comes in it says that it was handled, and forgets it. */
import { sql } from 'kysely'
import { readSettings } from '../../../bot/settings.ts'
import { openStore } from '../../../bot/store/store.ts'
import { quiet } from '../engines.ts'

const { db, close } = await openStore(readSettings(process.env), quiet)
await sql`create or replace function swallow() returns trigger language plpgsql as $$
  begin
    if new.event = 'issue_comment' and new.outcome is null then
      new.outcome := 'done';
      new.ended_at := now();
      new.body := null;
    end if;
    return new;
  end $$`.execute(db)
await sql`drop trigger if exists swallow on deliveries`.execute(db)
await sql`create trigger swallow before insert on deliveries
  for each row execute function swallow()`.execute(db)
await close()
await import('../crash/bot.ts')
