/** The Dutch words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_NL: Words = {
  'es.ask.identity-loan': {
    says: 'Doe aangifte en stuur die naar het bedrijf. U hebt niets afgesproken, dus u bent niets schuldig. Laat uw gegevens daar en bij de lijsten wissen.',
  },
  'es.ask.mortgage-costs': {
    says: 'Vraag het eerst schriftelijk aan de bank. Bij een oneerlijk beding geven rechters register, bureau, taxatie en de halve notaris terug. Ook de kosten van de cláusula suelo.',
  },
  'es.ask.bank-fees': {
    says: 'Een bank mag alleen geld vragen voor een dienst die u vroeg en kreeg. Vraag het schriftelijk terug, klaag dan gratis bij de Banco de España. Een basisrekening (cuenta de pago básica) kost weinig.',
  },
  'es.ask.credit-refused': {
    says: 'Een kredietgever mag nee zeggen, maar moet zeggen of een lijst de reden was. Vraag de lijst gratis uw gegevens en laat fouten verbeteren of wissen.',
  },
  'es.ask.wrong-transfer': {
    says: 'Bel nu de bank: misschien kan het nog worden gestopt. Een foute IBAN is niet haar schuld, maar zij moet helpen en zeggen wie het kreeg. Die persoon moet het teruggeven; anders kunt u naar de rechter.',
  },
}
