/** The Dutch words of the rows in ../agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREED_END_NL: Words = {
  'fr.agreed.who': {
    says: 'Dit is uw werkgever. De arbeidsdienst (DREETS) moet zo’n afspraak goedkeuren voordat die telt.',
  },
  'fr.agreed.reality': {
    says: 'Het is een aanbod, en beiden moeten het vrij willen. U mag nee zeggen, en uw baan loopt door.',
  },
  'fr.agreed.not-yet': {
    says: 'Er eindigt nu niets. Na het tekenen zijn er 15 dagen om terug te komen, daarna tot 15 werkdagen voor de dienst.',
  },
  'fr.agreed.right-meeting': {
    says: 'U hebt recht op minstens één gesprek, met een collega of, zonder personeelsvertegenwoordiging, een adviseur (conseiller du salarié).',
  },
  'fr.agreed.right-back': {
    says: 'Na het tekenen hebt u 15 kalenderdagen om terug te komen, zonder reden. Stuur een brief met bewijs van de datum.',
  },
  'fr.agreed.right-money': {
    says: 'Het bedrag moet minstens het wettelijke zijn: een kwart maandloon per jaar tot tien jaar, daarna een derde. Sommige branches geven meer.',
  },
  'fr.agreed.right-benefit': {
    says: 'Anders dan bij zelf ontslag nemen kunt u daarna een uitkering krijgen, als u lang genoeg werkte. Een groter bedrag stelt de start uit.',
  },
  'fr.agreed.warn-pressure': {
    says: 'Bent u ertoe gedwongen, bedreigd of getreiterd, dan kan een rechter het vernietigen. U hebt twaalf maanden vanaf de goedkeuring.',
  },
  'fr.agreed.step-no-sign': {
    says: 'Teken niet tijdens het gesprek. Neem het formulier mee en let op dat de datum klopt.',
  },
  'fr.agreed.step-count': {
    says: 'Reken het wettelijke bedrag uit met uw jaren en loon. Vraag een vakbond of de dienst arbeidsrecht (0 806 000 126) voordat u antwoordt.',
  },
  'fr.agreed.option-no': {
    says: 'U hoeft geen reden te geven. Men mag u er niet voor straffen.',
    title: 'Nee zeggen en de baan houden',
    cost: 'Niets.',
    time: 'Voor de dag in de brief.',
    risk: 'Een ontslag zou een echte en ernstige reden vragen.',
    bestFor: 'U wilt blijven.',
  },
  'fr.agreed.option-negotiate': {
    says: 'Vraag een hoger bedrag en een dag die u past. Het wettelijke bedrag is alleen het minimum.',
    title: 'Meer vragen',
    cost: 'Gratis.',
    time: 'Voordat u tekent.',
    risk: 'Ze kunnen het aanbod intrekken.',
    bestFor: 'Weggaan past u ook.',
  },
}
