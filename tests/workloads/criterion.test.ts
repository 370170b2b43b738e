/** How Criterion.rs is compiled, so that it measures for as long as it is told. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { CRITERION_WRAPPER, OWN_WRAPPER } from '../../src/workloads/benchmark-tools.ts'

const LIB = `
        if matches.is_present("profile-time") {
            let num_seconds = value_t!(matches.value_of("profile-time"), u64).unwrap_or_else(|e| {
            Mode::Profile(Duration::from_secs(num_seconds))
        if matches.is_present("warm-up-time") {
            let num_seconds = value_t!(matches.value_of("warm-up-time"), u64).unwrap_or_else(|e| {
            let dur = std::time::Duration::new(num_seconds, 0);
        if matches.is_present("measurement-time") {
            let num_seconds =
                value_t!(matches.value_of("measurement-time"), u64).unwrap_or_else(|e| {
            let dur = std::time::Duration::new(num_seconds, 0);
    pub(crate) fn iteration_counts(
        &self,
        sample_count: u64,
    ) -> Vec<u64> {
        match self {
`
const GROUP = `
        assert!(n >= 10);
        self.partial_config.sample_size = Some(n);
        self.partial_config.measurement_time = Some(dur);
        self.partial_config.noise_threshold = Some(threshold);
`

/** What a compiler is told by the wrapper, and the folder of crates. */
function compile(crate: string, version: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'criterion-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = join(folder, `${crate}-${version}`, 'src')
  mkdirSync(source, { recursive: true })
  writeFileSync(join(source, 'lib.rs'), LIB)
  writeFileSync(join(source, 'benchmark_group.rs'), GROUP)
  const wrapper = join(folder, 'unit.rustc')
  writeFileSync(wrapper, CRITERION_WRAPPER)
  chmodSync(wrapper, 0o755)
  const words = ['--crate-name', crate, '--edition=2018', `${source}/lib.rs`, '--cfg', 'a="b c"']
  const how = { env: { PATH: '/usr/bin:/bin', ...env }, encoding: 'utf8' } as const
  const said = execFileSync(wrapper, ['printf', '%s\n', ...words], how)
  return { folder, source, told: said.split('\n').slice(0, -1), words }
}

it('Criterion.rs 0.3 takes parts of a second, and no group measures for longer than told', () => {
  const { folder, source, told, words } = compile('criterion', '0.3.6')
  const own = `${folder}/unit.rustc.criterion/src`
  expect(told).toEqual(words.map((word) => word.replace(source, own)))
  const lib = readFileSync(`${own}/lib.rs`, 'utf8')
  expect(lib.match(/value_of\("(\S+)-time"\), f64\)/g)).toHaveLength(2)
  expect(lib.match(/std::time::Duration::from_secs_f64\(num_seconds\)/g)).toHaveLength(2)
  expect(lib).toContain('value_of("profile-time"), u64)')
  expect(lib).toMatch(
    /fn iteration_counts\([^{]*\{\nif let Ok\(n\) = std::env::var\("GCBENCH_ITERATIONS"\) \{.*\}\n +match self/,
  )
  const group = readFileSync(`${own}/benchmark_group.rs`, 'utf8')
  expect(group).not.toMatch(/sample_size|measurement_time/)
  expect(group).toContain('noise_threshold = Some(threshold)')
  expect(readFileSync(`${source}/lib.rs`, 'utf8')).toBe(LIB)
})

it('other crates are compiled as they are', () => {
  const { told, words } = compile('criterion_plot', '0.4.5')
  expect(told).toEqual(words)
})

it('the wrapper of the user is called, too', () => {
  const { told, words } = compile('other', '1.0.0', { GCBENCH_RUSTC_WRAPPER: 'echo' })
  expect(told.join(' ')).toContain(`printf %s  ${words.join(' ')}`)
})

/** The wrapper that cargo would take in the folder `top/in` with these files and variables. */
function ownWrapper(files: Record<string, string>, env: Record<string, string> = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wrapper-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'top/in'), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const variables = { PATH: '/usr/bin:/bin', HOME: join(folder, 'home'), ...env }
  const how = { cwd: join(folder, 'top/in'), env: variables, encoding: 'utf8' } as const
  const said = execFileSync('sh', ['-euc', `${OWN_WRAPPER}wrapper`], how)
  return said.replace(folder, '')
}

it('a wrapper of rustc is found where cargo finds it', () => {
  const build = (name: string) =>
    `[net]\nx = "y"\n\n[build]\njobs = 2\nrustc-wrapper = "${name}" # fast\n`
  const all = {
    'home/.cargo/config.toml': build('of-home'),
    'top/.cargo/config.toml': build('tools/of-top'),
  }
  expect(ownWrapper({})).toBe('')
  expect(ownWrapper(all)).toBe('/top/tools/of-top')
  const nearest = { ...all, 'top/in/.cargo/config': "build.rustc-wrapper = 'sccache'\n" }
  expect(ownWrapper(nearest)).toBe('sccache')
  expect(ownWrapper({ 'home/.cargo/config.toml': build('of-home') })).toBe('of-home')
  expect(ownWrapper(all, { CARGO_BUILD_RUSTC_WRAPPER: 'b' })).toBe('b')
  expect(ownWrapper(all, { CARGO_BUILD_RUSTC_WRAPPER: 'b', RUSTC_WRAPPER: '' })).toBe('')
  expect(ownWrapper({ 'top/.cargo/config.toml': '[profile]\nrustc-wrapper = "x"\n' })).toBe('')
})
