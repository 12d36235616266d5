/** How the tactics of the United States cite: short forms of the code, the regulations and pages of public bodies. */
import { cfr, page, usc } from '../cite-law.ts'

/** A section of the United States Code: `code(15, '1692g(b)', 'Fair Debt Collection Practices Act')`. */
export function code(title: number, section: string, name: string) {
  return usc({ title, section, name, from: '2025-01-01' })
}

/** A section of the Code of Federal Regulations. */
export function rule(title: number, section: string, name: string) {
  return cfr({ title, section, name, from: '2025-01-01' })
}

/** An amendment of the Constitution, with what the Supreme Court made of it where a row needs it. */
export function amendment(number: number, about: string) {
  return page(
    'Constitution of the United States',
    `Amendment ${number}: ${about}`,
    `https://constitution.congress.gov/constitution/amendment-${number}/`,
  )
}
