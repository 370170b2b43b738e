/** The bot's states as a diagram, from the table of its transitions. */
import { stateDiagram } from '../../bot/store/job.ts'

export const botStates = () => `\`\`\`mermaid\n${stateDiagram()}\n\`\`\``
