/** Public modules of different shape, each at two versions that follow each other. */
export type FieldModule = { path: string; base: string; head: string; shape: string }

export const fieldModules: FieldModule[] = [
  { path: 'github.com/google/uuid', base: 'v1.5.0', head: 'v1.6.0', shape: 'small, parallel' },
  { path: 'github.com/cespare/xxhash/v2', base: 'v2.2.0', head: 'v2.3.0', shape: 'assembly' },
  { path: 'github.com/gorilla/mux', base: 'v1.8.0', head: 'v1.8.1', shape: 'few' },
  { path: 'github.com/julienschmidt/httprouter', base: 'v1.2.0', head: 'v1.3.0', shape: 'first' },
  { path: 'github.com/google/btree', base: 'v1.1.2', head: 'v1.1.3', shape: 'generic' },
  { path: 'github.com/sirupsen/logrus', base: 'v1.9.2', head: 'v1.9.3', shape: 'parallel' },
  { path: 'github.com/tidwall/gjson', base: 'v1.17.0', head: 'v1.17.1', shape: 'one package' },
  { path: 'github.com/bits-and-blooms/bitset', base: 'v1.13.0', head: 'v1.14.2', shape: 'memory' },
  { path: 'github.com/fxamacker/cbor/v2', base: 'v2.6.0', head: 'v2.7.0', shape: 'many sub' },
  { path: 'go.uber.org/zap', base: 'v1.26.0', head: 'v1.27.0', shape: 'several packages' },
  { path: 'github.com/valyala/fasthttp', base: 'v1.54.0', head: 'v1.55.0', shape: 'many' },
  { path: 'go.etcd.io/bbolt', base: 'v1.3.9', head: 'v1.3.10', shape: 'slow, disk' },
  { path: 'github.com/klauspost/compress', base: 'v1.17.8', head: 'v1.17.9', shape: 'very many' },
  { path: 'github.com/DataDog/zstd', base: 'v1.5.5', head: 'v1.5.6', shape: 'cgo' },
  { path: 'github.com/alecthomas/participle/v2', base: 'v2.1.1', head: 'v2.1.4', shape: 'parser' },
  { path: 'github.com/dgraph-io/ristretto/v2', base: 'v2.4.1', head: 'v2.4.2', shape: 'parallel' },
  { path: 'github.com/gobwas/glob', base: 'v0.2.2', head: 'v0.2.3', shape: 'nanoseconds' },
  { path: 'github.com/minio/sha256-simd', base: 'v1.0.0', head: 'v1.0.1', shape: 'assembly' },
  { path: 'github.com/go-chi/chi/v5', base: 'v5.4.0', head: 'v5.5.0', shape: 'several packages' },
  {
    path: 'github.com/blevesearch/vellum',
    base: 'v1.2.0',
    head: 'v1.2.1',
    shape: 'several packages',
  },
  { path: 'github.com/tidwall/btree', base: 'v1.8.1', head: 'v1.8.2', shape: 'generic' },
  { path: 'github.com/twmb/murmur3', base: 'v1.2.1', head: 'v1.2.2', shape: 'many sub' },
  { path: 'github.com/dchest/siphash', base: 'v1.2.2', head: 'v1.2.3', shape: 'assembly' },
  { path: 'github.com/bits-and-blooms/bloom/v3', base: 'v3.6.0', head: 'v3.7.0', shape: 'memory' },
  { path: 'github.com/gorilla/schema', base: 'v1.4.0', head: 'v1.4.1', shape: 'reflection' },
  { path: 'github.com/lithammer/fuzzysearch', base: 'v1.1.7', head: 'v1.1.8', shape: 'unicode' },
  {
    path: 'github.com/elliotchance/orderedmap/v2',
    base: 'v2.1.0',
    head: 'v2.2.0',
    shape: 'generic',
  },
  { path: 'github.com/jszwec/csvutil', base: 'v1.9.0', head: 'v1.10.0', shape: 'many sub' },
  {
    path: 'github.com/gosimple/slug',
    base: 'v1.13.1',
    head: 'v1.14.0',
    shape: 'regular expressions',
  },
  { path: 'github.com/dolthub/maphash', base: 'v0.1.0', head: 'v0.1.0', shape: 'nanoseconds' },
]

/** The two that continuous integration runs: small, with few dependencies. */
export const sharedModules = ['github.com/google/uuid', 'github.com/gorilla/mux']
