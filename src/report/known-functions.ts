/** What functions of Go's runtime mean for the code that is profiled, in plain words. */

const COPY = 'copies large values: pass or keep them by pointer'
const CLEAR = 'clears memory: new objects, large variables'
const ALLOCATE = 'allocates on the heap: fewer or smaller objects'
const MARK = 'garbage collector marks in the background'
const SWEEP = 'garbage collector frees what is dead'
const WAIT = 'puts threads to sleep and wakes them: locks, channels, idle processors'
const SPIN = 'waits by spinning: contended locks, idle processors'
const SCHEDULE = 'looks for a goroutine to run: blocking, idle processors'
const MAP_READ = 'looks up in a map'
const MAP_WRITE = 'writes to a map'
const BOX = 'puts a value into an interface, on the heap'
const LOCK = 'waits for a mutex'
const UNLOCK = 'lets a lock go: in a mutex profile, what others waited for it'
const CHANNEL = 'passes values through channels'
const SYSTEM_CALL = 'is in a system call: files, network, memory of the system'
const TEXT = 'copies between string and []byte'
const EQUAL = 'compares bytes: keys, strings'
const HASH = 'hashes keys of maps'
const BARRIER = 'writes pointers while the garbage collector marks'
const STACK = 'makes a goroutine a larger stack'

/** Plain words by function name; the one place for them. */
const WORDS: Readonly<Record<string, string>> = {
  'runtime.duffcopy': COPY,
  'runtime.memmove': 'copies memory: growing slices, strings, large values',
  'runtime.typedmemmove': 'copies values that hold pointers',
  'runtime.wbMove': BARRIER,
  'runtime.duffzero': CLEAR,
  'runtime.memclrNoHeapPointers': CLEAR,
  'runtime.memclrHasPointers': CLEAR,
  'runtime.mallocgc': ALLOCATE,
  'runtime.mallocgcTiny': ALLOCATE,
  'runtime.mallocgcSmallNoscan': ALLOCATE,
  'runtime.mallocgcSmallScanNoHeader': ALLOCATE,
  'runtime.mallocgcSmallScanHeader': ALLOCATE,
  'runtime.mallocgcLarge': ALLOCATE,
  'runtime.nextFreeFast': ALLOCATE,
  'runtime.newobject': ALLOCATE,
  'runtime.makeslice': ALLOCATE,
  'runtime.growslice': 'grows slices: give them their capacity at once',
  'runtime.gcAssistAlloc': 'allocating code must help the garbage collector: it lags behind',
  'runtime.gcAssistAlloc1': 'allocating code must help the garbage collector: it lags behind',
  'runtime.gcBgMarkWorker': MARK,
  'runtime.gcDrain': 'garbage collector marks live objects',
  'runtime.scanobject': 'garbage collector reads objects for pointers',
  'runtime.scanObject': 'garbage collector reads objects for pointers',
  'runtime.scanSpan': 'garbage collector reads objects for pointers (Green Tea)',
  'runtime.scanblock': 'garbage collector reads memory for pointers',
  'runtime.greyobject': 'garbage collector marks an object',
  'runtime.tryDeferToSpanScan': 'garbage collector marks an object (Green Tea)',
  'runtime.markroot': 'garbage collector reads globals and stacks',
  'runtime.bgsweep': SWEEP,
  'runtime.(*sweepLocked).sweep': SWEEP,
  'runtime.deductSweepCredit': 'allocating code must sweep before it gets memory',
  gcWriteBarrier: BARRIER,
  'runtime.wbBufFlush': BARRIER,
  'runtime.bulkBarrierPreWrite': BARRIER,
  'runtime.futex': WAIT,
  'runtime.usleep': SPIN,
  'runtime.osyield': SPIN,
  'runtime.procyield': SPIN,
  'runtime.findRunnable': SCHEDULE,
  'runtime.schedule': SCHEDULE,
  'runtime.stealWork': SCHEDULE,
  'runtime.netpoll': 'waits for the network',
  'runtime.lock2': 'waits for a lock of the runtime',
  'sync.(*Mutex).lockSlow': LOCK,
  'internal/sync.(*Mutex).lockSlow': LOCK,
  'sync.(*RWMutex).RLock': LOCK,
  'sync.(*Mutex).Lock': LOCK,
  'sync.(*RWMutex).Lock': LOCK,
  'internal/sync.(*Mutex).Lock': LOCK,
  'sync.(*Mutex).Unlock': UNLOCK,
  'internal/sync.(*Mutex).Unlock': UNLOCK,
  'sync.(*RWMutex).Unlock': UNLOCK,
  'sync.(*RWMutex).RUnlock': UNLOCK,
  'sync.(*WaitGroup).Wait': 'waits for other goroutines to end',
  'sync.(*Cond).Wait': 'waits for a condition that others signal',
  'runtime.unlock': 'lets go a lock of the runtime, such as those of memory and of goroutines',
  'sync.(*Pool).Get': 'takes objects from a pool',
  'runtime.chansend': CHANNEL,
  'runtime.chanrecv': CHANNEL,
  'runtime.chansend1': CHANNEL,
  'runtime.chanrecv1': CHANNEL,
  'runtime.chanrecv2': CHANNEL,
  'runtime.selectgo': CHANNEL,
  'syscall.Syscall': SYSTEM_CALL,
  'syscall.Syscall6': SYSTEM_CALL,
  'internal/runtime/syscall.Syscall6': SYSTEM_CALL,
  'internal/runtime/syscall/linux.Syscall6': SYSTEM_CALL,
  'runtime.madvise': 'gives memory back to the system, or asks for huge pages',
  'runtime.mapaccess1': MAP_READ,
  'runtime.mapaccess2': MAP_READ,
  'runtime.mapaccess1_faststr': MAP_READ,
  'runtime.mapaccess2_faststr': MAP_READ,
  'runtime.mapaccess1_fast64': MAP_READ,
  'runtime.mapaccess2_fast64': MAP_READ,
  'runtime.mapassign': MAP_WRITE,
  'runtime.mapassign_faststr': MAP_WRITE,
  'runtime.mapassign_fast64': MAP_WRITE,
  'runtime.convT': BOX,
  'runtime.convT64': BOX,
  'runtime.convTstring': BOX,
  'runtime.convTslice': BOX,
  'runtime.slicebytetostring': TEXT,
  'runtime.stringtoslicebyte': TEXT,
  'runtime.concatstrings': 'joins strings, each time into a new one',
  'runtime.memequal': EQUAL,
  memeqbody: EQUAL,
  cmpbody: EQUAL,
  aeshashbody: HASH,
  'runtime.memhash': HASH,
  'runtime.strhash': HASH,
  'runtime.morestack': STACK,
  'runtime.newstack': STACK,
  'runtime.copystack': STACK,
  'runtime._ExternalCode': 'code that is not Go',
  'runtime._LostExternalCode': 'samples that were lost: code that is not Go',
  'runtime._GC': 'garbage collector, without a stack',
  'runtime._System': 'runtime, without a stack',
}

/** What a function means in plain words; null: nothing is known beyond its name. */
export function wordsFor(functionName: string): string | null {
  return Object.hasOwn(WORDS, functionName) ? (WORDS[functionName] ?? null) : null
}
