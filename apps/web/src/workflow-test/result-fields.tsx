import type { Analysis } from '@plainletter/contracts/analysis'

/** The fields that the specification lists, by their own names. */
export function ResultFields({ analysis }: { analysis: Analysis }) {
  return (
    <dl className="pt-3">
      {listFields(analysis).map(([name, says]) => (
        <div key={name} className="border-b border-line py-2">
          <dt className="font-semibold">{name}</dt>
          <dd>
            {typeof says === 'string' ? (
              says
            ) : (
              <ul className="list-disc ps-5">
                {says.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Each field as words; what is absent is a dash. */
function listFields(
  analysis: Analysis,
): readonly (readonly [string, string | readonly string[]])[] {
  const { jurisdiction } = analysis
  return [
    ['documentType', analysis.documentType],
    ['urgencyLevel', analysis.urgencyLevel],
    ['complexityLevel', analysis.complexityLevel],
    ['senderOrganization', analysis.senderOrganization ?? '–'],
    ['userQuestion', analysis.userQuestion ?? '–'],
    ['questionConfirmation', analysis.questionConfirmation ?? '–'],
    ['directAnswer', analysis.directAnswer ?? '–'],
    ['summary', analysis.summary],
    ['legalRights', analysis.legalRights],
    ['keyAdvice', analysis.keyAdvice],
    ['recommendedActions', analysis.recommendedActions.general],
    [
      'possibleResponses',
      analysis.possibleResponses.map(({ title, description }) => `${title}: ${description}`),
    ],
    [
      'jurisdiction',
      [
        `country: ${jurisdiction.country}`,
        `legalSystem: ${jurisdiction.legalSystem}`,
        `confidence: ${Math.round(jurisdiction.confidence * 100)} %`,
      ],
    ],
  ]
}
