/** Facts that the words of the letter show by themselves. */
import type { LetterFact } from './paragraph.ts'

/** Each fact with the words that show it. */
export const TEXT_FACTS = [
  ['about_parking', /\bparking\b|\bPCNs?\b/i],
  [
    'agreement_debt',
    /\b(?:bank|credit|loan|card|catalogue|overdraft|hire[ -]purchase|finance|agreement|mobile|broadband)\b/i,
  ],
  [
    'after_accident',
    /\b(?:collision|road traffic accident|our insured|struck (?:from behind|by (?:the|your) (?:car|vehicle|van)))\b/i,
  ],
  ['notice_to_owner', /\bnotice to owner\b|\bformal representations\b|\bmake representations\b/i],
  ['hirer', /\bnotice to hirer\b|\bas the hirer\b|\bhirer of the vehicle\b/i],
  [
    'appeal_refused',
    /\b(?:appeal\b[^.\n]{0,30}\b(?:unsuccessful|rejected|refused|declined|not upheld)|(?:rejected|declined|refused) your appeal|unable to uphold your appeal|decided to (?:reject|refuse) your appeal)\b/i,
  ],
  [
    'was_visited',
    /\b(?:(?:inspector|investigator|agent|representative|officer|enquiry agent)s?\b[^.]{0,60}\b(?:visited|attended|called|heard|witnessed)|(?:visited|attended) (?:your|the) premises|list of (?:recordings|works|songs))\b/i,
  ],
  ['water', /\b(?:water|sewerage|wastewater)\b/i],
  ['supply_warrant', /\bwarrants?\b/i],
  ['housing_benefit', /\bhousing benefit\b/i],
  [
    'about_mortgage',
    /\bmortgage (?:account|arrears|payments?)\b|\bmortgage is in arrears\b|\brepayments on your mortgage\b/i,
  ],
  [
    'faulty_goods',
    /\b(?:faulty?|defects?|sold as seen|wear and tear|normal use|heavy use|goodwill gesture)\b/i,
  ],
  [
    'benefit_refused',
    /\byou scored\b|\bpoints for (?:daily living|mobility)\b|\bnot entitled from\b|\bclaim has been refused\b/i,
  ],
  ['section_21', /\bsection 21\b/i],
  ['has_hearing', /\bhearing\b/i],
  [
    'of_a_town',
    /\b(?:ayuntamiento|ajuntament|concello|tesorer[ií]a municipal|recaudaci[oó]n municipal|IBI|IVTM|IIVTNU)\b/i,
  ],
  // In Germany the Familienkasse decides on Kindergeld by tax law, on other benefits by social law.
  [
    'child_benefit_by_tax_law',
    /^(?![\s\S]*\b(?:SGB|BKGG|Kinderzuschlag\w*)\b)[\s\S]*\b(?:Kindergeld|Kindergeldes)\b/i,
  ],
  // A German warning with a fee is an offer; the fine that follows a refusal is a decision.
  [
    'fine_warning',
    /^(?![\s\S]*(?:Geldbuße (?:in Höhe|festgesetzt|von)|gegen Sie eine Geldbuße|Rechtsbehelfsbelehrung|legen Sie Einspruch))[\s\S]*(?:hiermit verwarnt|Erhebung eines Verwarn(?:ungs)?geldes|Verwarnung mit Verwarn(?:ungs)?geld|Verwarnung (?:wird|ist) (?:nur )?wirksam|mit der Verwarnung einverstanden|Verwarnungsgeldangebot)/i,
  ],
  // A Spanish town's fine for noise, rubbish or dogs goes by the common law of offices.
  [
    'fine_off_road',
    /\b(?:(?:ley|abandono|recogida|gestión) de residuos|residuos (?:urbanos|domésticos)|depositar (?:basura|residuos)|bolsas? de basura|muebles y enseres|limpieza viaria|vertidos?|ruidos?|contaminación acústica|animales|perros?|convivencia ciudadana|bebidas alcohólicas en la vía pública|consumo de alcohol en la vía pública|ocupación de la vía pública|venta ambulante|título de transporte)\b/i,
  ],
  ['of_social_security', /\b(?:tesorer[ií]a general de la seguridad social|TGSS)\b/i],
] as const satisfies readonly (readonly [LetterFact, RegExp])[]

/** True when the words show that fact. */
export function showsFact(text: string, fact: LetterFact): boolean {
  return TEXT_FACTS.some(([name, words]) => name === fact && words.test(text))
}

const LONGEST_HEADING = 70
const CONDITION = /\b(?:if|may|will|would|unless|before|after|when)\b/i

/** True when a short line that sets no condition names it, as a title does. */
export function hasHeading(text: string, words: RegExp): boolean {
  return text
    .split('\n')
    .some((line) => line.length <= LONGEST_HEADING && words.test(line) && !CONDITION.test(line))
}
