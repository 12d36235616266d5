import { BasisChips } from './basis-chips.tsx'

/** Statements one under the other on ruled lines, each with its proof. `path` is their list in the analysis. */
export function ClaimList({ claims, path }: { claims: readonly string[]; path: string }) {
  return (
    <ul>
      {claims.map((claim, index) => (
        <li
          key={index}
          className="border-t border-line py-3 print:py-1.5 first:border-0 first:pt-0"
        >
          <p>{claim}</p>
          <BasisChips path={`${path}.${index}`} />
        </li>
      ))}
    </ul>
  )
}
