/** The Dutch words of the rows in ../overdebt-commission.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OVERDEBT_COMMISSION_NL: Words = {
  'fr.commission.want': {
    says: 'De commissie voor schuldenproblemen (commission de surendettement) zegt u wat zij over uw dossier besliste.',
  },
  'fr.commission.deadline-refused': {
    says: 'Is uw dossier geweigerd (irrecevable), dan hebt u 15 dagen vanaf de brief om dat aan te vechten.',
    action: 'Aanvechten bij het kantoor van de commissie',
    consequence: 'De weigering wordt definitief. U kunt opnieuw indienen als er iets verandert.',
  },
  'fr.commission.deadline-imposed': {
    says: 'U hebt 30 dagen vanaf de brief om de maatregelen aan te vechten bij de rechter.',
    action: 'De maatregelen aanvechten, als u ze niet kunt volhouden',
    consequence: 'De maatregelen binden u en de schuldeisers.',
  },
  'fr.commission.right-stop': {
    says: 'Is uw dossier aanvaard, dan stopt beslag tot twee jaar, en mag u de oude schulden niet betalen. Betaal huur, eten en nieuwe rekeningen.',
  },
  'fr.commission.right-budget': {
    says: 'Ze moeten u genoeg laten om van te leven. Zeg het als huur of zorgkosten in hun berekening ontbreken.',
  },
  'fr.commission.step': {
    says: 'Controleer elke schuld en uw budget in de brief. Schrijf de commissie per aangetekende brief wat fout is, met bewijs.',
  },
  'fr.commission.option': {
    says: 'Vecht op tijd aan. Een rechter bekijkt het hele dossier.',
    title: 'Aanvechten bij de rechter',
    cost: 'Gratis.',
    time: '15 of 30 dagen: zie de brief.',
    risk: 'De rechter kan ook andere punten veranderen.',
    bestFor: 'De bedragen of uw budget kloppen niet.',
  },
}
