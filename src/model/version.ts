/** Version of gcbench; a test holds it against package.json. */
export const VERSION = '0.1.0'

/** The oldest Node that every entry point runs on; the one that the Actions name. */
export const NODE_MAJOR = 24
