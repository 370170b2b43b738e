/** Version of gcbench; a test holds it against package.json. */
export const VERSION = '0.1.0'

/**
 * Repository on GitHub that releases, pages and the Action are taken from: "repository" of
 * package.json, from which `npm run docs` fills it in, here and wherever else it stands.
 */
export const REPOSITORY = 'org/gcbench-action'

/** The oldest Node that every entry point runs on; the one that the Actions name. */
export const NODE_MAJOR = 24
