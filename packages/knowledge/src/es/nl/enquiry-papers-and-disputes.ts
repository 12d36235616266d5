/** The words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_NL: Words = {
  'es.ask.hours-changed': {
    says: 'Vraag het op papier. Voor een grote wijziging geldt een termijn van 15 dagen, voor een overplaatsing 30. Vecht die binnen 20 werkdagen aan. Schaadt het u, dan mag u vaak weg met 20 dagen loon per jaar.',
  },
  'es.ask.trial-period': {
    says: 'In de proeftijd mogen zij zonder reden en termijn stoppen. De proeftijd moet op papier staan en niet te lang zijn. Wegens zwangerschap of een andere verboden reden is het nietig. U hebt 20 werkdagen.',
    dependsOn: 'wat uw contract zegt en waarom zij het deden',
  },
  'es.ask.community-dues': {
    says: 'Elke eigenaar betaalt een deel van de gezamenlijke kosten. U kunt een besluit binnen drie maanden aanvechten, of een jaar bij strijd met de wet, maar betaal of stort eerst. Vraag de notulen.',
    dependsOn: 'wat de vergadering besloot, en wanneer',
  },
  'es.ask.guarantor': {
    says: 'U bent alleen aansprakelijk voor wat u tekende, met de verweren van de schuldenaar. Staat er geen solidario, dan moeten zij eerst naar hem. Wat u betaalt, kunt u van hem terugvragen.',
    dependsOn: 'wat er in het getekende papier staat',
  },
  'es.ask.claim-arrived': {
    says: 'Noteer de dag van ontvangst. U hebt tien werkdagen bij een juicio verbal, 20 bij een juicio ordinario. Tot € 2.000 hebt u geen advocaat nodig. Vraag een gratis advocaat en stilstand van de termijn.',
  },
  'es.ask.tax-papers': {
    says: 'Antwoord op tijd, meestal binnen tien werkdagen, met kopieën. U kunt de helft meer dagen vragen. Bent u het niet eens, zeg waarom. Tegen het besluit hebt u dan een maand.',
  },
  'es.ask.police-summons': {
    says: 'Ga op die dag. Vraag of u komt als getuige of als verdachte (investigado). Als verdachte mag u zwijgen en een advocaat hebben, ook een toegewezen. Teken alleen wat u zei.',
  },
  'es.ask.legal-aid': {
    says: 'Vraag het bij de orde (Colegio de Abogados) of de rechtbank. Alleen is de grens tweemaal de IPREM, met gezin meer. Werknemers en slachtoffers van huiselijk geweld hebben het in hun zaken altijd.',
  },
  'es.ask.water-damage': {
    says: 'Maak foto’s en meld het nu schriftelijk aan verzekeraar en buur. Bij een lek in de woning betaalt wie erboven woont, bij gemeenschappelijke leidingen de gemeenschap. U hebt een jaar: stuur een burofax.',
  },
}
