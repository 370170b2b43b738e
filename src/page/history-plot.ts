import uPlot from 'uplot'

void uPlot
