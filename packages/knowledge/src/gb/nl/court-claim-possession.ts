/** De eis om de woning (possession claim): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_POSSESSION_NL: Words = {
  'gb.claim.possession-want': {
    says: 'Ze vragen een rechter te bevelen dat u uw woning verlaat. De rechter heeft nog niets beslist.',
  },
  'gb.claim.possession-rights': {
    says: 'U hebt het recht naar de zitting te gaan en de rechter uw kant te vertellen. U kunt daar gratis juridische hulp krijgen, wat u ook verdient.',
  },
  'gb.claim.possession-reality': {
    says: 'Dit is ernstig, maar u hoeft nu niet te vertrekken. Komt u naar de zitting met een aanbod dat u kunt volhouden? Dan kan de rechter meer voor u doen.',
  },
  'gb.claim.possession-no-default': {
    says: 'Ze kunnen niet winnen alleen omdat u geen formulier stuurde. In dit soort zaken komt er geen vonnis zonder zitting.',
  },
  'gb.claim.possession-no-eviction-yet': {
    says: 'Niemand mag u uit huis zetten zonder bevel van de rechter. Ook dan mogen alleen deurwaarders van de rechtbank (court bailiffs) het doen. Zij moeten eerst de datum zeggen.',
  },
  'gb.claim.possession-who': {
    says: 'De eiser (claimant) is de verhuurder of geldgever die de woning wil. U bent de gedaagde (defendant). De rechtbank kiest geen kant.',
  },
  'gb.claim.possession-step-advice': {
    says: 'Vraag nu gratis juridische hulp. Vraag naar de Housing Loss Prevention Advice Service, of bel Shelter (in Wales Shelter Cymru).',
  },
  'gb.claim.possession-step-hearing': {
    says: 'Ga naar de zitting, ook als u hebt betaald of iets hebt afgesproken. Kom vroeg en vraag naar de adviseur van dienst (duty adviser). Die is gratis.',
  },
  'gb.claim.possession-step-form': {
    says: 'Vul het verweerformulier in dat bij de papieren zat. Stuur het vóór de genoemde datum aan de rechtbank. Is het te laat? Ga toch naar de zitting.',
  },
  'gb.claim.possession-step-pay': {
    says: 'Betaal vanaf vandaag uw gewone huur of hypotheek, en zo mogelijk een beetje van de achterstand. Bewaar bewijs en neem het mee, met een budget.',
  },
  'gb.claim.possession-step-priority': {
    says: 'Zet deze schuld vóór kaarten en leningen, want uw woning is in gevaar. Ga na of u alle uitkeringen krijgt die kunnen.',
  },
  'gb.claim.possession-step-dispute': {
    says: 'Klopt de achterstand niet, of kreeg u nooit een goede opzegging? Zeg het op het formulier en op de zitting. Neem betaalbewijzen en brieven mee.',
  },
  'gb.claim.possession-right-mortgage': {
    says: 'De rechter kan het bevel uitstellen of opschorten als u de hypotheekachterstand waarschijnlijk in een redelijke tijd kunt betalen.',
  },
  'gb.claim.possession-right-rent': {
    says: 'Bij veel gronden kan de rechter u laten blijven als u de huur en een beetje van de achterstand betaalt. Bij enkele gronden moet de rechter een bevel geven.',
  },
  'gb.claim.possession-right-stay': {
    says: 'U hebt het recht te blijven tot een bevel van de rechter afloopt en deurwaarders van de rechtbank (court bailiffs) komen. Eerder vertrekken kan uw recht op hulp met wonen schaden.',
  },
  'gb.claim.possession-right-help': {
    says: 'U hebt recht op gratis juridische hulp vóór de zitting en op de rechtbank. Uw inkomen maakt niet uit.',
  },
  'gb.claim.possession-warn': {
    says: 'U kunt uw woning kwijtraken als niemand voor u spreekt. Vraag juridische hulp vóór de zitting.',
  },
  'gb.claim.possession-option-hearing': {
    says: 'Vertel de rechter wat er misging, wat u nu betaalt en hoe u de achterstand gaat betalen.',
    title: 'Met een aanbod naar de zitting gaan',
    cost: 'Niets. Verweer is gratis.',
    time: 'Nu een formulier, en een halve dag op de rechtbank.',
    risk: 'Geeft de rechter een bevel, dan komen er vaak kosten bij.',
    bestFor: 'U wilt in uw woning blijven.',
  },
  'gb.claim.possession-option-deal': {
    says: 'Bied de verhuurder of geldgever uw gewone betaling aan met een beetje van de achterstand. Vraag het op papier, en vraag de zaak uit te stellen (adjourn).',
    title: 'Vóór de zitting een regeling afspreken',
    cost: 'Wat u aanbiedt.',
    time: 'Enkele telefoontjes deze week.',
    risk: 'De zitting gaat door tot de rechtbank zegt dat ze vervalt. Ga toch.',
    bestFor: 'U kunt het gewone bedrag en iets meer betalen.',
  },
  'gb.claim.possession-option-help': {
    says: 'Een adviseur voor wonen kan de papieren nakijken, het formulier invullen en voor u spreken bij de rechter.',
    title: 'Gratis juridische hulp vragen',
    cost: 'Niets.',
    time: 'Een telefoontje vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een eis om de woning.',
  },
}
