// A small HTTP server that can fail in every way that servers do, and its client. It starts in
// milliseconds: what its tests wait for is gcbench, on any machine.
//
//	server serve PORT DATA MARK   MARK is in the command line, so that what is left can be found
//	server ask PORT PATH          40 requests, one after the other
//
// DIE says how it fails, TAKEN is a port that another listens on, and CHILD gives it a child that
// leaves its process group. The file `work` of its folder says what an answer costs.
package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const transactions = 40

func main() {
	if os.Args[1] == "ask" {
		ask("http://127.0.0.1:" + os.Args[2] + os.Args[3])
		return
	}
	serve(os.Args[2], os.Args[3], os.Args[4])
}

func end(code int, said any) {
	fmt.Println(said)
	os.Exit(code)
}

// level is what LEVEL says, which tests who has which environment.
func level() string {
	if text, is := os.LookupEnv("LEVEL"); is {
		return text
	}
	return "none"
}

func ask(url string) {
	var text []byte
	for range transactions {
		response, err := http.Get(url)
		if err != nil {
			end(9, err)
		}
		text, err = io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil {
			end(9, err)
		}
		if response.StatusCode >= 400 {
			end(9, "status "+strconv.Itoa(response.StatusCode))
		}
	}
	fmt.Printf("transactions: %d answer %s client LEVEL=%s\n", transactions, text, level())
}

func serve(port, data, mark string) {
	die := os.Getenv("DIE")
	if os.Getenv("CHILD") != "" {
		child := exec.Command("sleep", "1000", mark)
		child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		child.Start()
	}
	switch die {
	case "start":
		end(4, "no such disk")
	case "ignore-term":
		signal.Ignore(syscall.SIGTERM)
	case "deaf":
		time.Sleep(time.Hour)
	case "port":
		port = os.Getenv("TAKEN")
	}
	steps := stepsOf("work")
	asked := 0
	http.HandleFunc("/", func(out http.ResponseWriter, in *http.Request) {
		path := in.URL.Path
		switch {
		case path == "/die":
			os.Exit(5)
		case path == "/prepare":
			os.WriteFile(filepath.Join(data, "prepared"), []byte("yes"), 0o644)
		case path == "/ready" && die == "unready":
			http.Error(out, "not yet", http.StatusServiceUnavailable)
			return
		case path == "/x":
			asked++ // The client asks one after the other.
		}
		if asked >= 10 {
			failUnderLoad(die, data)
		}
		if asked >= 10 && die == "fill-and-live" {
			http.Error(out, "no", http.StatusInternalServerError)
			return
		}
		sum := work(steps)
		fmt.Println("asked " + path)
		greeting, _ := os.ReadFile(filepath.Join(data, "greeting"))
		_, err := os.Stat(filepath.Join(data, "prepared"))
		fmt.Fprintf(out, "%s%t %d LEVEL=%s", greeting, err == nil, sum%2, level())
	})
	end(1, http.ListenAndServe("127.0.0.1:"+port, nil))
}

// failUnderLoad does what DIE says for the tenth request; of `killed` nothing is answered.
func failUnderLoad(die, data string) {
	switch die {
	case "under-load":
		end(6, "out of cheese")
	case "killed":
		exec.Command("sh", "-c", "kill -KILL $PPID").Run()
		select {}
	case "fill":
		fill(data)
		os.Exit(7)
	case "fill-and-live":
		fill(data)
	}
}

func fill(data string) {
	file, err := os.OpenFile(filepath.Join(data, "heap"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	for block := make([]byte, 1<<16); err == nil; {
		_, err = file.Write(block)
	}
	fmt.Println(err)
	file.Close()
}

func stepsOf(file string) int {
	text, err := os.ReadFile(file)
	if err != nil {
		end(1, err)
	}
	steps, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		end(1, err)
	}
	return steps
}

//go:noinline
func work(steps int) (sum uint32) {
	for i := range steps {
		sum = sum*16777619 ^ uint32(i)
	}
	return sum
}
