/** Questions about what a court officer or a creditor may take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_NL: Words = {
  'de.ask-debt.officer-let-in': {
    says: 'Zonder bevel van een rechter hoeft u de deurwaarder (Gerichtsvollzieher) niet binnen te laten. Maar dat bevel kan volgen, en dan mag een slotenmaker openen. Bed, koelkast, wasmachine, een gewone tv en wat u voor uw werk nodig hebt, blijven van u. Praat met hem: betalen in termijnen, meestal tot twaalf maanden, kan alles stoppen. Ga naar de afspraak voor uw lijst van bezit, anders dreigt gijzeling.',
  },
  'de.ask-debt.officer-takes': {
    says: 'Bed, koelkast, een gewone tv, telefoon, huisdieren en wat u voor werk nodig hebt, kunnen niet genomen worden. Een duur ding kan tegen een eenvoudig geruild worden.',
    dependsOn: 'of u het voor een bescheiden leven of voor werk nodig hebt',
  },
  'de.ask-debt.account-seized': {
    says: 'Vraag uw bank meteen van de rekening een P-Konto te maken. Binnen één maand beschermt dit tot het begin terug: minstens € 1.590 per maand.',
  },
  'de.ask-debt.wages': {
    says: 'Tot 30 juni 2027 is de eerste € 1.587,40 netto per maand veilig, plus € 597,42 voor de eerste persoon die u onderhoudt. Van de rest kan maar een deel genomen worden.',
    dependsOn: 'uw nettoloon en wie u onderhoudt',
  },
  'de.ask-debt.prison': {
    says: 'Niemand gaat voor particuliere schulden naar de gevangenis. Een arrestatiebevel dwingt alleen tot de lijst van wat u hebt (Vermögensauskunft). Boetes van de overheid zijn anders.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Betaal of spreek binnen de twee weken delen af. Ga anders naar de afspraak en antwoord eerlijk. Missen kan een arrestatiebevel brengen.',
  },
  'de.ask-debt.basic-account': {
    says: 'Iedereen die hier woont, heeft recht op een basisrekening (Basiskonto), ook met schulden. Een bank mag alleen om een paar redenen weigeren. De BaFin helpt.',
  },
}
