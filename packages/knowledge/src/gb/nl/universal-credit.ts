/** Universal Credit: sanctions, hardship payments, advances and migration notices. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIVERSAL_CREDIT_NL: Words = {
  'gb.credit.right-hardship': {
    says: 'Verlaagt een sanctie uw Universal Credit? Dan kunt u hulp (hardship payment) vragen voor eten, warmte en huur. Vraag het elke maand opnieuw.',
  },
  'gb.credit.right-sanction': {
    says: 'U kunt vragen om de sanctie opnieuw te bekijken. Noem uw goede reden en stuur bewijs.',
  },
  'gb.credit.hardship-back': {
    says: 'Die hulp wordt pas na uw sancties ingehouden, en niet in maanden waarin u genoeg verdient.',
  },
  'gb.credit.step-journal': {
    says: 'Schrijf in uw journal wat u nodig hebt en waarom. Bewaar een kopie en noteer elk gesprek.',
  },
  'gb.credit.advance-loan': {
    says: 'Een voorschot (advance) is een lening zonder rente. Elke maand gaat er een deel van uw latere geld af.',
  },
  'gb.credit.right-advance-less': {
    says: 'Kunt u van de rest niet leven? Vraag dan of er minder af mag, of om een pauze. Noem uw kosten.',
  },
  'gb.credit.migration-wants': {
    says: 'Uw oude uitkeringen stoppen. Vraag Universal Credit aan voor de uiterste dag (deadline day) in de brief om hulp te blijven krijgen.',
  },
  'gb.credit.right-migration-time': {
    says: 'Lukt het niet op tijd, bel dan voor de uiterste dag het nummer in de brief. Met een goede reden, zoals ziekte, kunt u meer tijd krijgen.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Vraagt u op tijd aan en waren uw oude uitkeringen hoger, dan kan een extra bedrag eerst het verschil aanvullen. Vraagt u te laat aan, dan kunt u dat verliezen.',
  },
  'gb.credit.migration-step': {
    says: 'Vraag het online aan op GOV.UK voor de uiterste dag. Houd uw bankgegevens, huur, spaargeld en loon bij de hand.',
  },
}
