import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { parsePlainBlocks, type PlainBlock } from './plain-blocks.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

/** Who the sender is, what they can do and whom they answer to. */
export function OrganizationIntelligence() {
  const { analysis, organizationIntelligence } = useResult().document
  const { senderOrganization } = analysis
  const blocks = parsePlainBlocks(organizationIntelligence ?? '').filter(
    (block, index) => index > 0 || !isNameOf(block, senderOrganization),
  )
  return (
    <ResultSection
      id="organization-intelligence"
      title={
        senderOrganization === null
          ? words.organization
          : words.organizationNamed(senderOrganization)
      }
    >
      <div className="space-y-2">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      <BasisChips path="organizationIntelligence" />
    </ResultSection>
  )
}

function Block({ block }: { block: PlainBlock }) {
  if (block.kind === 'heading') return <h4 className="pt-2">{block.text}</h4>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className="list-disc space-y-1 ps-5 marker:text-ink-3">
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

// A text that starts with the sender's name would say the heading twice.
function isNameOf(block: PlainBlock, sender: string | null): boolean {
  if (block.kind !== 'heading' || sender === null) return false
  return sender.startsWith(block.text) || block.text.startsWith(sender)
}
