/** Being dismissed (licenciement): reasons, proof and the labour court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-dismissed': { says: 'Uw werkgever ontslaat u. De brief moet zeggen waarom.' },
  'fr.job.who': {
    says: "Uw werkgever beslist over het ontslag, maar een arbeidsrechter (conseil de prud'hommes) kan het toetsen.",
  },
  'fr.job.reality': {
    says: 'Een ontslag (licenciement) heeft een echte en ernstige reden nodig. Is die er niet, dan kunt u geld krijgen.',
  },
  'fr.job.rights-summary': {
    says: 'U hebt recht op een gesprek, een duidelijke reden, een opzegtermijn, betalingen en een rechter.',
  },
  'fr.job.deadline-twelve': {
    says: "U hebt twaalf maanden vanaf het ontslag om naar de arbeidsrechter te gaan (conseil de prud'hommes).",
    action: "Naar de arbeidsrechter gaan (conseil de prud'hommes)",
    consequence: 'Daarna kunt u het ontslag niet meer aanvechten.',
  },
  'fr.job.deadline-details': {
    says: 'U hebt 15 dagen vanaf de brief om meer uitleg over de redenen te vragen.',
    action: 'Meer uitleg over de redenen vragen',
    consequence: 'Vraagt u niets, dan maakt een vage reden alleen het ontslag niet meer onterecht.',
  },
  'fr.job.step-reasons': {
    says: 'Lees de redenen. Zijn ze vaag, vraag dan binnen 15 dagen per aangetekende brief meer uitleg.',
  },
  'fr.job.step-proof': {
    says: 'Schrijf op wat er gebeurde. Bewaar mails, berichten, loonstroken en namen van mensen die het zagen.',
  },
  'fr.job.step-advice': {
    says: 'Vraag gratis advies: een vakbond, een point-justice (3039) of informatie over arbeidsrecht (0 806 000 126).',
  },
  'fr.job.step-dispute': {
    says: 'Bent u het niet eens, zeg het dan per aangetekende brief en bied een regeling aan. Noteer de twaalf maanden.',
  },
  'fr.job.right-reason': {
    says: 'U hebt recht op een brief met duidelijke redenen. De rechter kijkt alleen naar die redenen.',
  },
  'fr.job.right-court': {
    says: 'Heeft het ontslag geen goede reden, dan kent de rechter geld toe volgens een schaal van loon en jaren.',
  },
  'fr.job.right-void': {
    says: 'Is het om ziekte, zwangerschap, afkomst, vakbondswerk of na pesten of intimidatie, dan is het nietig. U krijgt uw baan terug of minstens zes maanden loon.',
  },
  'fr.job.option-court': {
    title: 'Naar de arbeidsrechter gaan',
    says: "Stuur het verzoek met uw bewijs naar de arbeidsrechter (conseil de prud'hommes). Eerst is er een zitting om het eens te worden.",
    cost: 'Een bijdrage van €50 kan nodig zijn; niet met rechtshulp (aide juridictionnelle). Een advocaat is vrijwillig.',
    time: 'Tot een jaar of meer.',
    risk: 'Verliest u, dan kunt u in de kosten delen.',
    bestFor: 'De reden is vals, zwak of tegen de wet.',
  },
  'fr.job.option-deal': {
    title: 'Een regeling zoeken',
    says: 'Bied na de ontslagbrief een schikking (transaction) aan. Vergelijk ze eerst met de schaal.',
    cost: 'De tijd van een adviseur.',
    time: 'Enkele weken.',
    risk: 'Een getekende schikking beëindigt uw eis.',
    bestFor: 'U wilt er snel vanaf zijn.',
  },
  'fr.job.option-help': {
    title: 'Met een vakbond of gratis adviseur praten',
    says: 'Ze controleren de brief, de data en de bedragen.',
    cost: 'Niets, of lidgeld van een vakbond.',
    time: 'Deze week een telefoontje.',
    risk: 'Geen.',
    bestFor: 'Iedereen met zo’n brief.',
  },
  'fr.job.warn-sign': {
    says: 'Teken onder druk geen regeling en neem geen ontslag. Neem het mee naar huis en vraag eerst advies.',
  },
  'fr.job.warn-stay-away': {
    says: 'Blijf niet zonder reden weg van het werk. Dat kan gelden als ontslag nemen (démission), zonder uitkering.',
  },
  'fr.job.insight-fault': {
    says: 'De brief spreekt van een ernstige fout (faute grave). De werkgever moet die bewijzen, en snel handelen nadat hij het hoorde.',
    actionable:
      'Vergelijk de data: feiten, uitnodiging, brief. Feiten ouder dan twee maanden zijn misschien te oud.',
  },
  'fr.job.tactic-details': {
    says: 'Vraag binnen de 15 dagen uitleg over de redenen. Het bindt de werkgever, of toont hoe zwak ze zijn.',
    risk: 'De werkgever kan de redenen duidelijker maken.',
    notWhen: 'Een advocaat raadt u aan de vage reden zo te laten.',
  },
  'fr.job.element-reason': {
    name: 'De reden',
    says: 'De brief moet de reden noemen.',
    ifMissing: 'Wij zien geen reden in de brief. Zonder reden is het ontslag onterecht.',
  },
}
