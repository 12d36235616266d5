/** The Dutch words of Japan: named law. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'jp.road.left-car': {
    says: 'De politie vraagt de eigenaar van de auto een parkeerheffing te betalen (放置違反金), omdat de bestuurder geen boete betaalde. Zij brengt geen punten.',
  },
  'jp.road.right-explain': {
    says: 'Vóór het bevel kunt u een schriftelijke uitleg sturen (弁明書), uiterlijk op de datum in de brief. Zeg het als de auto verkocht of gestolen was.',
  },
  'jp.road.who': {
    says: 'Dit komt van de commissie voor openbare veiligheid van de politie (公安委員会).',
  },
  'jp.road.reality': {
    says: 'Na een bevel is dit een schuld om te betalen. Het is geen misdrijf en laat geen strafblad na.',
  },
  'jp.road.option-pay': {
    says: 'Betaal uiterlijk op de datum bij een bank of postkantoor.',
    title: 'De heffing betalen',
    cost: 'De heffing.',
    time: 'Uiterlijk op de datum in de brief.',
    risk: 'Geen.',
    bestFor: 'De auto stond daar en was van u.',
  },
  'jp.road.option-explain': {
    says: 'Schrijf waarom het niet bij u hoort te komen (弁明書), met bewijs.',
    title: 'Een uitleg sturen',
    cost: 'Een postzegel.',
    time: 'Uiterlijk op de datum in de brief.',
    risk: 'Ze kunnen het niet eens zijn.',
    bestFor: 'De auto was verkocht, gestolen of niet daar.',
  },
  'jp.road.step-inspection': {
    says: 'Laat het niet liggen. Zonder betaling kan de auto de volgende keuring (車検) missen, en de politie kan geld in beslag nemen.',
  },
  'jp.tax.right-town-wait': {
    says: 'Na ziekte, een ramp, verlies van werk of een mislukt bedrijf kunt u de gemeente vragen te wachten of delen te nemen (徴収の猶予).',
  },
  'jp.tax.right-health': {
    says: 'Daalde uw inkomen? Vraag de gemeente de zorgpremie te verlagen (減免). Vraag het vóór de datum, met bewijs van inkomen.',
  },
  'jp.tax.right-pension': {
    says: 'Met een laag inkomen of na verlies van werk kunt u vrijstelling van de pensioenpremie vragen (免除). Zij kan twee jaar teruggaan.',
  },
  'jp.nhk.contract': {
    says: 'Wie een toestel heeft dat NHK kan ontvangen, moet er een contract mee sluiten. Zonder zo’n toestel kunt u het contract beëindigen.',
  },
  'jp.nhk.right-five': {
    says: 'Elke NHK-bijdrage is na vijf jaar te oud, als er geen rechter gebruikt is. U moet dat zelf zeggen. Zeg het voordat u betaalt.',
  },
  'jp.utility.right-water': {
    says: 'Het waterkantoor mag het water alleen stoppen zoals zijn regels zeggen, als een rekening onbetaald blijft. Bel vóór de datum en vraag om delen.',
  },
  'jp.work.right-unpaid': {
    says: 'Ging het bedrijf failliet en krijgt u nog loon? Dan betaalt de staat een deel daarvan (立替払). Vraag het kantoor voor arbeidsnormen (労働基準監督署).',
  },
  'jp.road.right-review': {
    says: 'Komt het bevel (納付命令) toch, dan kunt u binnen drie maanden een gratis toetsing vragen (審査請求).',
  },
  'jp.tax.right-pension-two-years': {
    says: 'Pensioenpremies vervallen na twee jaar, tenzij er een formele aanmaning (督促状) kwam. Na die dag kan het kantoor beslag leggen. Bel eerder.',
  },
  'jp.nhk.want': {
    says: 'NHK vraagt kijkgeld. Het is een eis uit een contract, geen belasting en geen boete.',
  },
  'jp.nhk.not-yet': {
    says: 'NHK kan niets pakken zonder rechter. Vaak vraagt het een betaalbevel (支払督促); maak binnen twee weken bezwaar.',
  },
  'jp.nhk.step-check': {
    says: 'Kijk sinds wanneer u een toestel voor NHK hebt en welke maanden ouder zijn dan vijf jaar. Betaal of beloof niets voordat u het weet.',
  },
  'jp.nhk.right-free': {
    says: 'Met bijstand, bepaalde handicaps of als student met weinig geld betaalt u niets of de helft. Vraag NHK om het formulier (免除).',
  },
}
