package main

import (
	"fmt"
	"strconv"
	"strings"
)

// What of the object format belongs to a minor version of Go. The magic number of the format did
// not change between these versions, so it does not tell them apart; the version does.
type version struct {
	minor int
	// Name and ABI of the runtime's symbols that compiled code names by their place in a list.
	builtins []name
	// Number of the relocation that orders two packages' init tasks.
	initOrder uint16
}

const (
	oldestMinor = 24
	newestMinor = 27
)

var initOrder = map[int]uint16{24: 95, 25: 95, 26: 99, 27: 102}

// Experiments that change neither the object format nor the layout of types. `swissmap` changed
// the layout of map types while it could be turned off, so it has to be on there.
var plainExperiments = map[string]bool{
	"regabiwrappers": true, "regabiargs": true, "coverageredesign": true,
	"aliastypeparams": true, "swissmap": true, "spinbitmutex": true, "synchashtriemap": true,
	"dwarf5": true, "greenteagc": true, "randomizedheapbase64": true, "jsonv2": true,
	"sizespecializedmalloc": true, "synctest": true, "loopvar": true,
	"goroutineleakprofile": true, "runtimefreegc": true,
}

// versionOf reads an object's first line, such as
// `go object linux amd64 go1.26.8 GOAMD64=v1 X:regabiwrappers,regabiargs`.
func versionOf(header string) (*version, error) {
	words := strings.Fields(header)
	if len(words) < 5 || words[0] != "go" || words[1] != "object" {
		return nil, fmt.Errorf("unknown kind of object file: %q", header)
	}
	if words[2] != "linux" || (words[3] != "amd64" && words[3] != "arm64") {
		return nil, fmt.Errorf("objects of %s/%s are not known", words[2], words[3])
	}
	minor, err := minorOf(words[4])
	if err != nil {
		return nil, err
	}
	experiments := ""
	for _, word := range words[5:] {
		if list, found := strings.CutPrefix(word, "X:"); found {
			experiments = list
		}
	}
	hasSwissMap := minor > 25
	for _, experiment := range strings.Split(experiments, ",") {
		if experiment != "" && !plainExperiments[experiment] {
			return nil, fmt.Errorf("the experiment %s is not known", experiment)
		}
		hasSwissMap = hasSwissMap || experiment == "swissmap"
	}
	if !hasSwissMap {
		return nil, fmt.Errorf("the experiment noswissmap is not known")
	}
	return &version{minor, builtinsOf(minor), initOrder[minor]}, nil
}

// minorOf is 26 for `go1.26`, `go1.26.8` and `go1.26rc1`; vendors' versions are not known.
func minorOf(text string) (int, error) {
	rest, found := strings.CutPrefix(text, "go1.")
	digits := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
	if digits < 0 {
		digits = len(rest)
	}
	minor, err := strconv.Atoi(rest[:digits])
	tail := rest[digits:]
	isPatch := strings.Trim(tail, ".0123456789") == ""
	isCandidate := strings.HasPrefix(tail, "rc") && strings.Trim(tail[2:], "0123456789") == ""
	if !found || err != nil || !(isPatch || isCandidate) {
		return 0, fmt.Errorf("objects of %s are not known", text)
	}
	if minor < oldestMinor || minor > newestMinor {
		return 0, fmt.Errorf("objects of Go 1.%d are not known (1.%d to 1.%d are)",
			minor, oldestMinor, newestMinor)
	}
	return minor, nil
}

func builtinsOf(minor int) []name {
	var list []name
	for _, line := range strings.Split(strings.TrimSpace(builtinRows), "\n") {
		words := strings.SplitN(line, " ", 4)
		abi, _ := strconv.Atoi(words[0])
		since, _ := strconv.Atoi(words[1])
		until, _ := strconv.Atoi(words[2])
		if since <= minor && minor <= until {
			list = append(list, name{words[3], uint16(abi)})
		}
	}
	return list
}

// One row a symbol: ABI, first and last minor version that has it in its list, name. Of rows that
// hold for a version, the order is the order of that version's list.
const builtinRows = `
1 24 27 runtime.newobject
1 24 27 runtime.mallocgc
1 24 27 runtime.panicdivide
1 24 27 runtime.panicshift
1 24 27 runtime.panicmakeslicelen
1 24 27 runtime.panicmakeslicecap
1 24 27 runtime.throwinit
1 24 27 runtime.panicwrap
1 24 27 runtime.gopanic
1 24 27 runtime.gorecover
1 24 27 runtime.goschedguarded
1 24 27 runtime.goPanicIndex
1 24 27 runtime.goPanicIndexU
1 24 27 runtime.goPanicSliceAlen
1 24 27 runtime.goPanicSliceAlenU
1 24 27 runtime.goPanicSliceAcap
1 24 27 runtime.goPanicSliceAcapU
1 24 27 runtime.goPanicSliceB
1 24 27 runtime.goPanicSliceBU
1 24 27 runtime.goPanicSlice3Alen
1 24 27 runtime.goPanicSlice3AlenU
1 24 27 runtime.goPanicSlice3Acap
1 24 27 runtime.goPanicSlice3AcapU
1 24 27 runtime.goPanicSlice3B
1 24 27 runtime.goPanicSlice3BU
1 24 27 runtime.goPanicSlice3C
1 24 27 runtime.goPanicSlice3CU
1 24 27 runtime.goPanicSliceConvert
1 24 27 runtime.printbool
1 24 25 runtime.printfloat
1 26 27 runtime.printfloat64
1 26 27 runtime.printfloat32
1 24 27 runtime.printint
1 24 27 runtime.printhex
1 24 27 runtime.printuint
1 24 25 runtime.printcomplex
1 26 27 runtime.printcomplex128
1 26 27 runtime.printcomplex64
1 24 27 runtime.printstring
1 26 27 runtime.printquoted
1 24 27 runtime.printpointer
1 24 27 runtime.printuintptr
1 24 27 runtime.printiface
1 24 27 runtime.printeface
1 24 27 runtime.printslice
1 24 27 runtime.printnl
1 24 27 runtime.printsp
1 24 27 runtime.printlock
1 24 27 runtime.printunlock
1 24 27 runtime.concatstring2
1 24 27 runtime.concatstring3
1 24 27 runtime.concatstring4
1 24 27 runtime.concatstring5
1 24 27 runtime.concatstrings
1 24 27 runtime.concatbyte2
1 24 27 runtime.concatbyte3
1 24 27 runtime.concatbyte4
1 24 27 runtime.concatbyte5
1 24 27 runtime.concatbytes
1 24 27 runtime.cmpstring
1 24 27 runtime.intstring
1 24 27 runtime.slicebytetostring
1 24 27 runtime.slicebytetostringtmp
1 24 27 runtime.slicerunetostring
1 24 27 runtime.stringtoslicebyte
1 24 27 runtime.stringtoslicerune
1 24 27 runtime.slicecopy
1 24 27 runtime.decoderune
1 24 27 runtime.countrunes
1 24 27 runtime.convT
1 24 27 runtime.convTnoptr
1 24 27 runtime.convT16
1 24 27 runtime.convT32
1 24 27 runtime.convT64
1 24 27 runtime.convTstring
1 24 27 runtime.convTslice
1 24 27 runtime.assertE2I
1 24 27 runtime.assertE2I2
1 24 27 runtime.panicdottypeE
1 24 27 runtime.panicdottypeI
1 24 27 runtime.panicnildottype
1 24 27 runtime.typeAssert
1 24 27 runtime.interfaceSwitch
1 24 27 runtime.ifaceeq
1 24 27 runtime.efaceeq
1 24 27 runtime.panicrangestate
1 24 27 runtime.deferrangefunc
1 24 27 runtime.rand
1 24 27 runtime.rand32
1 24 27 runtime.makemap64
1 24 27 runtime.makemap
1 24 27 runtime.makemap_small
1 24 27 runtime.mapaccess1
1 24 27 runtime.mapaccess1_fast32
1 24 27 runtime.mapaccess1_fast64
1 24 27 runtime.mapaccess1_faststr
1 24 27 runtime.mapaccess1_fat
1 24 27 runtime.mapaccess2
1 24 27 runtime.mapaccess2_fast32
1 24 27 runtime.mapaccess2_fast64
1 24 27 runtime.mapaccess2_faststr
1 24 27 runtime.mapaccess2_fat
1 24 27 runtime.mapassign
1 24 27 runtime.mapassign_fast32
1 24 27 runtime.mapassign_fast32ptr
1 24 27 runtime.mapassign_fast64
1 24 27 runtime.mapassign_fast64ptr
1 24 27 runtime.mapassign_faststr
1 24 25 runtime.mapiterinit
1 24 27 runtime.mapIterStart
1 24 27 runtime.mapdelete
1 24 27 runtime.mapdelete_fast32
1 24 27 runtime.mapdelete_fast64
1 24 27 runtime.mapdelete_faststr
1 24 25 runtime.mapiternext
1 24 27 runtime.mapIterNext
1 24 27 runtime.mapclear
1 24 27 runtime.makechan64
1 24 27 runtime.makechan
1 24 27 runtime.chanrecv1
1 24 27 runtime.chanrecv2
1 24 27 runtime.chansend1
1 24 27 runtime.closechan
1 24 27 runtime.chanlen
1 24 27 runtime.chancap
0 24 27 runtime.writeBarrier
1 24 27 runtime.typedmemmove
1 24 27 runtime.typedmemclr
1 24 27 runtime.typedslicecopy
1 24 27 runtime.selectnbsend
1 24 27 runtime.selectnbrecv
1 24 27 runtime.selectsetpc
1 24 27 runtime.selectgo
1 24 27 runtime.block
1 24 27 runtime.makeslice
1 24 27 runtime.makeslice64
1 24 27 runtime.makeslicecopy
1 24 27 runtime.growslice
1 27 27 runtime.growsliceBuf
1 27 27 runtime.growsliceBufNoAlias
1 27 27 runtime.growsliceNoAlias
1 24 27 runtime.unsafeslicecheckptr
1 24 27 runtime.panicunsafeslicelen
1 24 27 runtime.panicunsafeslicenilptr
1 24 27 runtime.unsafestringcheckptr
1 24 27 runtime.panicunsafestringlen
1 24 27 runtime.panicunsafestringnilptr
1 27 27 runtime.moveSlice
1 27 27 runtime.moveSliceNoScan
1 27 27 runtime.moveSliceNoCap
1 27 27 runtime.moveSliceNoCapNoScan
1 24 27 runtime.memmove
1 24 27 runtime.memclrNoHeapPointers
1 24 27 runtime.memclrHasPointers
1 24 27 runtime.memequal
1 24 27 runtime.memequal0
1 24 27 runtime.memequal8
1 24 27 runtime.memequal16
1 24 27 runtime.memequal32
1 24 27 runtime.memequal64
1 24 27 runtime.memequal128
1 24 27 runtime.f32equal
1 24 27 runtime.f64equal
1 24 27 runtime.c64equal
1 24 27 runtime.c128equal
1 24 27 runtime.strequal
1 24 27 runtime.interequal
1 24 27 runtime.nilinterequal
1 24 27 runtime.memhash
1 24 27 runtime.memhash0
1 24 27 runtime.memhash8
1 24 27 runtime.memhash16
1 24 27 runtime.memhash32
1 24 27 runtime.memhash64
1 24 27 runtime.memhash128
1 24 27 runtime.f32hash
1 24 27 runtime.f64hash
1 24 27 runtime.c64hash
1 24 27 runtime.c128hash
1 24 27 runtime.strhash
1 24 27 runtime.interhash
1 24 27 runtime.nilinterhash
1 24 27 runtime.int64div
1 24 27 runtime.uint64div
1 24 27 runtime.int64mod
1 24 27 runtime.uint64mod
1 24 27 runtime.float64toint64
1 24 27 runtime.float64touint64
1 24 27 runtime.float64touint32
1 24 27 runtime.int64tofloat64
1 24 27 runtime.int64tofloat32
1 24 27 runtime.uint64tofloat64
1 24 27 runtime.uint64tofloat32
1 24 27 runtime.uint32tofloat64
1 24 27 runtime.complex128div
1 24 27 runtime.racefuncenter
1 24 27 runtime.racefuncexit
1 24 27 runtime.raceread
1 24 27 runtime.racewrite
1 24 27 runtime.racereadrange
1 24 27 runtime.racewriterange
1 24 27 runtime.msanread
1 24 27 runtime.msanwrite
1 24 27 runtime.msanmove
1 24 27 runtime.asanread
1 24 27 runtime.asanwrite
1 24 27 runtime.checkptrAlignment
1 24 27 runtime.checkptrArithmetic
1 24 27 runtime.libfuzzerTraceCmp1
1 24 27 runtime.libfuzzerTraceCmp2
1 24 27 runtime.libfuzzerTraceCmp4
1 24 27 runtime.libfuzzerTraceCmp8
1 24 27 runtime.libfuzzerTraceConstCmp1
1 24 27 runtime.libfuzzerTraceConstCmp2
1 24 27 runtime.libfuzzerTraceConstCmp4
1 24 27 runtime.libfuzzerTraceConstCmp8
1 24 27 runtime.libfuzzerHookStrCmp
1 24 27 runtime.libfuzzerHookEqualFold
1 24 27 runtime.addCovMeta
0 27 27 runtime.x86HasAVX
0 27 27 runtime.x86HasFMA
0 24 27 runtime.x86HasPOPCNT
0 24 27 runtime.x86HasSSE41
0 24 26 runtime.x86HasFMA
0 24 27 runtime.armHasVFPv4
0 24 27 runtime.arm64HasATOMICS
0 24 27 runtime.loong64HasLAMCAS
0 24 27 runtime.loong64HasLAM_BH
0 27 27 runtime.loong64HasDBAR_HINTS
0 24 27 runtime.loong64HasLSX
0 25 27 runtime.riscv64HasZbb
1 24 27 runtime.asanregisterglobals
1 27 27 runtime.KeepAlive
1 24 27 runtime.deferproc
1 24 27 runtime.deferprocStack
1 24 27 runtime.deferreturn
1 24 27 runtime.newproc
1 24 27 runtime.panicoverflow
1 24 27 runtime.sigpanic
1 24 26 runtime.gcWriteBarrier
1 27 27 runtime.gcWriteBarrier1
1 27 27 runtime.gcWriteBarrier2
1 27 27 runtime.gcWriteBarrier3
1 27 27 runtime.gcWriteBarrier4
1 27 27 runtime.gcWriteBarrier5
1 27 27 runtime.gcWriteBarrier6
1 27 27 runtime.gcWriteBarrier7
1 27 27 runtime.gcWriteBarrier8
1 24 27 runtime.duffzero
1 24 27 runtime.duffcopy
0 24 27 runtime.morestack
0 24 27 runtime.morestackc
0 24 27 runtime.morestack_noctxt
0 27 27 runtime.retpolineAX
0 27 27 runtime.retpolineCX
0 27 27 runtime.retpolineDX
0 27 27 runtime.retpolineBX
0 27 27 runtime.retpolineBP
0 27 27 runtime.retpolineSI
0 27 27 runtime.retpolineDI
0 27 27 runtime.retpolineR8
0 27 27 runtime.retpolineR9
0 27 27 runtime.retpolineR10
0 27 27 runtime.retpolineR11
0 27 27 runtime.retpolineR12
0 27 27 runtime.retpolineR13
0 27 27 runtime.retpolineR14
0 27 27 runtime.retpolineR15
0 27 27 runtime.tls_g
0 24 27 type:int8
0 24 27 type:*int8
0 24 27 type:uint8
0 24 27 type:*uint8
0 24 27 type:int16
0 24 27 type:*int16
0 24 27 type:uint16
0 24 27 type:*uint16
0 24 27 type:int32
0 24 27 type:*int32
0 24 27 type:uint32
0 24 27 type:*uint32
0 24 27 type:int64
0 24 27 type:*int64
0 24 27 type:uint64
0 24 27 type:*uint64
0 24 27 type:float32
0 24 27 type:*float32
0 24 27 type:float64
0 24 27 type:*float64
0 24 27 type:complex64
0 24 27 type:*complex64
0 24 27 type:complex128
0 24 27 type:*complex128
0 24 27 type:unsafe.Pointer
0 24 27 type:*unsafe.Pointer
0 24 27 type:uintptr
0 24 27 type:*uintptr
0 24 27 type:bool
0 24 27 type:*bool
0 24 27 type:string
0 24 27 type:*string
0 24 27 type:error
0 24 27 type:*error
0 24 27 type:func(error) string
0 24 27 type:*func(error) string
`
