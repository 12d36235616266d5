/** Krediet en verkochte schulden: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_CREDIT_NL: Words = {
  'gb.credit.sold-notice': {
    says: 'Als een schuld wordt verkocht, moet u dat schriftelijk horen. Pas daarna kan de nieuwe eigenaar op eigen naam naar de rechter. Vraag een kopie van dat bericht.',
  },
  'gb.credit.agreement-copy': {
    says: 'Bij een krediet kunt u voor £1 een kopie van het contract en een overzicht vragen. Zolang die er niet is, hoort een rechter de schuld niet af te dwingen.',
  },
  'gb.credit.default-form': {
    says: 'Een ingebrekestelling (default notice) heeft een vaste vorm. Er moet in staan welke regel u brak, wat u moet doen en voor welke dag.',
  },
  'gb.credit.yearly-statement': {
    says: 'Kredietbedrijven moeten u volgens de wet elk jaar een overzicht sturen. Dat is op zich geen eis om te betalen. Vergelijk het met uw eigen betalingen.',
  },
  'gb.credit.lending-checks': {
    says: 'Voordat een kredietgever leent, moet hij nagaan of u kunt terugbetalen. Deed hij dat niet, dan krijgt u misschien rente en kosten terug.',
    actionable:
      'Klaag bij de kredietgever over de slechte controle. Na acht weken kan de Financial Ombudsman gratis beslissen.',
  },
  'gb.credit.pay-later': {
    says: 'Achteraf betalen is geregeld voor afspraken sinds 15 juli 2026. Het bedrijf moet helpen als u niet kunt betalen. U kunt naar de Financial Ombudsman.',
  },
  'gb.credit.bankruptcy-limit': {
    says: 'Uw faillissement (bankruptcy) kan alleen bij schulden van £5,000 of meer. Eerst moet er een formele eis (statutory demand) komen, met 21 dagen tijd.',
  },
}
