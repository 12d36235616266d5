/** Wat een rechter nog kan doen bij deurwaarders: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_COURTS_NL: Words = {
  'gb.bailiff.right-writ-stay': {
    says: 'U kunt de rechter vragen de writ te stoppen of te pauzeren als u niet ineens kunt betalen. Gebruik formulier N244 met uw begroting.',
  },
  'gb.bailiff.fact-writ-officers': {
    says: 'Alleen een bevoegde ambtenaar mag een writ van de High Court uitvoeren. Vraag de naam en controleer die.',
  },
  'gb.bailiff.right-warrant-suspended': {
    says: 'De county court kan de warrant opschorten en u in kleinere delen laten betalen. Vraag dat met N245 voordat de deurwaarder komt.',
  },
  'gb.bailiff.right-set-aside': {
    says: 'Kreeg u de papieren nooit, of hebt u een echt verweer, dan kunt u het vonnis laten vernietigen. Vraag ook om een stop van de bailiffs.',
  },
  'gb.bailiff.right-fine-terms': {
    says: 'U kunt de fines officer om meer tijd of kleinere betalingen vragen. Lukt dat niet, vraag dan om een zitting.',
  },
  'gb.bailiff.right-fine-means': {
    says: 'Een rechter kan tijd geven om een boete te betalen, en de betalingen later wijzigen als uw inkomen verandert.',
  },
  'gb.bailiff.scotland-summary-warrant': {
    says: 'Een summary warrant komt zonder zitting. Bent u niets schuldig of betaalde u al, schrijf dan meteen de gemeente en vraag om intrekking.',
  },
  'gb.bailiff.county-who': {
    says: 'Een County Court bailiff (deurwaarder) werkt voor de rechtbank, niet voor een particulier bedrijf. Bel ter controle de rechtbank op een nummer dat u zelf opzoekt.',
  },
  'gb.bailiff.county-reality': {
    says: 'Dit is ernstig, maar de rechtbank kan u nog in delen laten betalen.',
  },
  'gb.bailiff.county-step-suspend': {
    says: 'Vraag de rechtbank de warrant op te schorten. Stuur formulier N245 met uw budget en een aanbod dat u kunt volhouden. Is het tarief te hoog, vraag dan hulp met formulier EX160.',
  },
  'gb.bailiff.county-step-call': {
    says: 'Bel het bailiff office uit de brief. Zeg dat u formulier N245 hebt gestuurd en vraag te wachten tot de rechtbank beslist.',
  },
  'gb.bailiff.county-option-suspend': {
    title: 'Vraag de rechtbank om opschorting',
    cost: 'Griffiegeld, minder of niets bij een laag inkomen',
    time: 'Vóór de dag in de brief, of vandaag',
    risk: 'Als u een betaling mist, kan de warrant weer lopen.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
    says: 'Bied op formulier N245 een bedrag per maand aan. Zegt de andere partij nee, dan beslist de rechtbank wat redelijk is.',
  },
}
