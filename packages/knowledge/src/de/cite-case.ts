/** How German decisions are cited, and where the court itself publishes them. */
import type { Precedent } from '@plainletter/contracts/precedent'

type Cited = Pick<Precedent, 'citation' | 'court' | 'decidedOn' | 'url'>
type Form = 'Urteil' | 'Beschluss'

/** "BGH, Urteil vom 19.03.2015 - I ZR 157/13". */
function citationOf(
  court: string,
  form: Form,
  [decidedOn, docket]: readonly [string, string],
): string {
  return `${court}, ${form} vom ${decidedOn.split('-').toReversed().join('.')} - ${docket}`
}

/** A judgment of the Federal Court of Justice, by its docket number: "I ZR 157/13". */
export function bgh(docket: string, decidedOn: string, form: Form = 'Urteil'): Cited {
  return {
    citation: citationOf('BGH', form, [decidedOn, docket]),
    court: 'Federal Court of Justice (Bundesgerichtshof)',
    decidedOn,
    url: `https://juris.bundesgerichtshof.de/cgi-bin/rechtsprechung/document.py?Gericht=bgh&Art=en&az=${encodeURIComponent(docket)}`,
  }
}

/** A decision of the Federal Labour Court: "9 AZR 541/15". */
export function bag(docket: string, decidedOn: string, form: Form = 'Urteil'): Cited {
  return {
    citation: citationOf('BAG', form, [decidedOn, docket]),
    court: 'Federal Labour Court (Bundesarbeitsgericht)',
    decidedOn,
    url: `https://www.bundesarbeitsgericht.de/entscheidung/${docket.toLowerCase().replace(/[ /]/g, '-')}/`,
  }
}

/** A decision of the Federal Constitutional Court: "1 BvL 7/16". `letters` are those of its file: rs, ls or lk. */
export function bverfg(
  docket: string,
  decidedOn: string,
  [letters, form]: readonly ['rs' | 'ls' | 'lk', Form],
): Cited {
  const [senate, register = '', serial = '', year] = docket.split(/[ /]/)
  const file = `${letters}${decidedOn.replaceAll('-', '')}_${senate}${register.toLowerCase()}${serial.padStart(4, '0')}${year}`
  return {
    citation: citationOf('BVerfG', form, [decidedOn, docket]),
    court: 'Federal Constitutional Court (Bundesverfassungsgericht)',
    decidedOn,
    url: `https://www.bundesverfassungsgericht.de/SharedDocs/Entscheidungen/DE/${decidedOn.slice(0, 4)}/${decidedOn.slice(5, 7)}/${file}.html`,
  }
}
