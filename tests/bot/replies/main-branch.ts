/** What is told of the default branch: merges, nights, releases, alerts, and its history. */
import { shaOf } from '../../support/github/world.ts'
import { chain, changed, mainSuites, measureRun, merge, passNight } from '../merges.ts'
import { releaseEvent } from '../payloads.ts'
import { BASE, type Stage } from '../stage.ts'
import { last, type Scene } from './scene.ts'

const SUITES = mainSuites('issue')

/** A step that a fresh run confirms. */
async function worse(stage: Stage): Promise<void> {
  await chain(stage, SUITES, ['one', 0.2], ['two', 6])
  await measureRun(stage, last(stage), changed(5))
}

export const mainBranch: Record<string, Scene> = {
  'merge/started': { play: (stage) => merge(stage, SUITES, ['one', BASE]) },
  'merge/went-back': {
    async play(stage) {
      await chain(stage, SUITES, ['one', 0.2])
      const ahead = shaOf('ahead')
      stage.world.mergeBases.set(`${shaOf('one')}...${shaOf('back')}`, shaOf('back'))
      stage.world.mergeBases.set(`${ahead}...${shaOf('back')}`, shaOf('back'))
      await merge(stage, SUITES, ['back', ahead])
    },
  },
  'merge/night': {
    async play(stage) {
      await chain(stage, SUITES, ['one', 0.2], ['two', 0.1])
      await passNight(stage)
    },
  },
  'merge/release': {
    async play(stage) {
      const { world } = stage
      const head = shaOf('release')
      world.tags = ['v1.0.0']
      world.files.set(`${head}:.gcbench.yml`, SUITES)
      world.mergeBases.set('v1.1.0...v1.1.0', head).set(`v1.0.0...${head}`, BASE)
      await stage.send('release', releaseEvent(world, 'v1.1.0'))
    },
  },
  'merge/measured-afresh': {
    play: (stage) => chain(stage, SUITES, ['one', 0.2], ['two', 6]),
  },
  'merge/worse': { play: worse },
  'merge/gone': {
    async play(stage) {
      await worse(stage)
      await chain(stage, SUITES, ['three', -5])
    },
  },
  'bisect/since-alert': {
    async play(stage) {
      await worse(stage)
      const [one, between, two] = ['one', 'between', 'two'].map(shaOf) as [string, string, string]
      stage.world.parents
        .set(two, { parent: between, message: 'Two' })
        .set(between, { parent: one, message: 'Between' })
      await stage.say('alice', '/bench bisect quick')
    },
  },
  'history/pictured': {
    async play(stage) {
      const app = { id: 7, slug: 'bench', privateKey: 'a key', webhookSecrets: [''] }
      const shown = { app, hasPictures: true, linkSecret: null, publicUrl: 'https://bench.example' }
      Object.assign(stage.services, { settings: { ...stage.services.settings, ...shown } })
      await chain(stage, mainSuites('none'), ['one', 0.2], ['two', 9])
      stage.world.files.set(`${BASE}:.gcbench.yml`, SUITES)
      await stage.say('alice', '/bench history storage/page-001/read')
    },
  },
  'history/done': {
    async play(stage) {
      await chain(stage, mainSuites('none'), ['one', 0.2], ['two', 9], ['three', -0.3])
      stage.world.files.set(`${BASE}:.gcbench.yml`, SUITES)
      await stage.say('alice', '/bench history storage/page-001/read')
    },
  },
}
