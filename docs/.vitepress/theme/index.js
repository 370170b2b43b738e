/** The look of the site: that of VitePress, and what its tables need on a phone. */
import theme from 'vitepress/theme-without-fonts'
import './site.css'

export default theme
