/** The bot's states as a diagram, from the table of its transitions. */
import { stateDiagram } from '../../bot/jobs/job.ts'

export const botStates = () => `\`\`\`mermaid\n${stateDiagram()}\n\`\`\``
