/** How cases of France are cited: the citation and the link follow from the chamber, the number and the day. */
import type { Precedent } from '@plainletter/contracts/precedent'

export const FR_CASE = {
  country: 'fr',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
} as const satisfies Partial<Precedent>

/** "Cass. soc., 28 nov. 2018, n° 17-20.079". The Court's own search leads from the number to the decision. */
export function cass(chamber: keyof typeof CHAMBERS, number: string, decidedOn: string) {
  const [year, month, day] = decidedOn.split('-').map(Number)
  return {
    citation: `Cass. ${chamber}, ${day} ${MONTHS[(month ?? 1) - 1]} ${year}, n° ${number}`,
    court: CHAMBERS[chamber],
    decidedOn,
    url: `https://www.courdecassation.fr/recherche-judilibre?search_api_fulltext=${number}`,
  }
}

const CHAMBERS = {
  '1re civ.': 'Court of Cassation, first civil chamber (Cour de cassation)',
  '3e civ.': 'Court of Cassation, third civil chamber (Cour de cassation)',
  'soc.': 'Court of Cassation, social chamber (Cour de cassation)',
  'com.': 'Court of Cassation, commercial chamber (Cour de cassation)',
  'ch. mixte': 'Court of Cassation, mixed chamber (Cour de cassation)',
  'ass. plén.': 'Court of Cassation, full court (Cour de cassation)',
} as const

const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juill.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
]
