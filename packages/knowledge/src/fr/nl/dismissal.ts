/** The Dutch words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Uw werkgever nodigt u uit voor een gesprek voor er een beslissing valt. U bent nog niet ontslagen.',
  },
  'fr.job.want-dismissed': { says: 'Uw werkgever ontslaat u. De brief moet zeggen waarom.' },
  'fr.job.want-economic': {
    says: 'Uw werkgever wil u ontslaan om een economische reden, niet om iets wat u deed.',
  },
  'fr.job.who': {
    says: "Uw werkgever beslist over het ontslag, maar een arbeidsrechter (conseil de prud'hommes) kan het toetsen.",
  },
  'fr.job.reality': {
    says: 'Een ontslag (licenciement) heeft een echte en ernstige reden nodig. Is die er niet, dan kunt u geld krijgen.',
  },
  'fr.job.not-yet': {
    says: 'Op het gesprek kunnen ze u niet ontslaan. De brief mag op zijn vroegst twee werkdagen later worden verstuurd.',
  },
  'fr.job.not-yet-waive': {
    says: 'Niemand kan u met een handtekening op de eindafrekening (solde de tout compte) uw recht laten opgeven. U hebt zes maanden om bezwaar te maken.',
  },
  'fr.job.rights-summary': {
    says: 'U hebt recht op een gesprek, een duidelijke reden, een opzegtermijn, betalingen en een rechter.',
  },
  'fr.job.know-adviser': {
    says: 'Zijn er in het bedrijf geen vertegenwoordigers, dan kan een gratis adviseur van buiten (conseiller du salarié) met u meegaan.',
    learnMore:
      'De lijst ligt in het gemeentehuis en bij de arbeidsinspectie (inspection du travail). De uitnodiging moet dat zeggen.',
  },
  'fr.job.know-benefits': {
    says: 'Na elk ontslag, ook om een ernstige fout (faute grave), kunt u bij France Travail een uitkering vragen.',
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
  'fr.job.deadline-csp': {
    says: 'U hebt 21 dagen vanaf het aanbod om ja of nee te zeggen tegen het contract voor baanzekerheid (CSP). Stilte is nee.',
    action: 'Beslissen over het aanbod van het CSP',
    consequence: 'Daarna is het aanbod weg.',
  },
  'fr.job.deadline-receipt': {
    says: 'Tekende u de eindafrekening (solde de tout compte), dan hebt u zes maanden om bezwaar te maken tegen de bedragen.',
    action: 'Per aangetekende brief bezwaar maken tegen de eindafrekening',
    consequence: 'Daarna staan de genoemde bedragen vast.',
  },
  'fr.job.step-invite': {
    says: 'Ga naar het gesprek met een collega of adviseur. Luister, maak notities, teken daar niets.',
  },
  'fr.job.step-invite-check': {
    says: 'Tel de dagen: tussen het krijgen van de brief en het gesprek moeten vijf volle werkdagen liggen.',
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
  'fr.job.step-register': {
    says: 'Schrijf u in bij France Travail op de dag na het einde van uw contract. Uw werkgever moet u de papieren geven.',
  },
  'fr.job.step-papers': {
    says: 'Controleer uw laatste papieren: werkverklaring, formulier voor France Travail, eindafrekening (solde de tout compte).',
  },
  'fr.job.step-dispute': {
    says: 'Bent u het niet eens, zeg het dan per aangetekende brief en bied een regeling aan. Noteer de twaalf maanden.',
  },
  'fr.job.right-meeting': {
    says: 'U hebt recht op een gesprek vooraf, minstens vijf werkdagen eerder aangekondigd, met iemand naast u.',
  },
  'fr.job.right-reason': {
    says: 'U hebt recht op een brief met duidelijke redenen. De rechter kijkt alleen naar die redenen.',
  },
  'fr.job.right-notice': {
    says: 'U hebt recht op een opzegtermijn: één maand vanaf zes maanden werk, twee maanden vanaf twee jaar. Uw cao (convention collective) kan meer geven.',
  },
  'fr.job.right-pay': {
    says: 'Na acht maanden krijgt u een ontslagvergoeding (indemnité de licenciement): een kwart maandloon per jaar, en een derde vanaf het elfde jaar.',
  },
  'fr.job.right-fault': {
    says: 'Bij een ernstige fout (faute grave) is er geen opzegtermijn en geen ontslagvergoeding. Niet opgenomen vakantie moet wel worden betaald.',
  },
  'fr.job.right-court': {
    says: 'Heeft het ontslag geen goede reden, dan kent de rechter geld toe volgens een schaal van loon en jaren.',
  },
  'fr.job.right-void': {
    says: 'Is het om ziekte, zwangerschap, afkomst, vakbondswerk of na pesten of intimidatie, dan is het nietig. U krijgt uw baan terug of minstens zes maanden loon.',
  },
  'fr.job.right-economic-move': {
    says: 'Voor een economisch ontslag (licenciement économique) moet de werkgever ander werk voor u zoeken, ook in de groep in Frankrijk.',
  },
  'fr.job.right-rehire': {
    says: 'Vraagt u het binnen een jaar, dan gaat u voor bij nieuwe banen die bij u passen.',
  },
  'fr.job.right-csp': {
    says: 'In bedrijven onder 1.000 werknemers moet men u het contract voor baanzekerheid (CSP) aanbieden: opleiding en een betere uitkering.',
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
  'fr.job.option-accept': {
    title: 'Aanvaarden en vragen waar u recht op hebt',
    says: 'Controleer opzegtermijn, ontslagvergoeding en vakantiegeld. Schrijf u in bij France Travail.',
    cost: 'Niets.',
    time: 'Een dag.',
    risk: 'Was de reden slecht, dan loopt u misschien geld mis.',
    bestFor: 'De reden klopt en de bedragen ook.',
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
  'fr.job.element-meeting': {
    name: 'Het gesprek vooraf',
    says: 'Eerst moet er een gesprek zijn geweest.',
    ifMissing: 'Wij zien geen gesprek genoemd. Was er geen, dan kunt u tot een maand loon krijgen.',
  },
  'fr.job.element-adviser': {
    name: 'Dat u iemand mag meebrengen',
    says: 'De uitnodiging moet zeggen dat u iemand mag meebrengen.',
    ifMissing: 'Wij zien niet dat u iemand mag meebrengen. Noteer het: dit kan u geld opleveren.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Voor een straf die uw baan raakt, moet men u uitnodigen voor een gesprek. U mag een collega meebrengen, en ze moeten de reden schriftelijk geven.',
  },
  'fr.job.right-two-months': {
    says: 'Ze mogen een fout die ze langer dan twee maanden kennen niet meer straffen. Een rechter kan een te harde straf schrappen.',
  },
}
