/** The Dutch words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_NL: Words = {
  'au.fine.want': { says: 'Zoek de regel, de plaats, de datum en de laatste dag om iets te doen.' },
  'au.fine.reality': {
    says: 'U kunt betalen, een herziening (review) vragen, in de loop van de tijd betalen of de rechter kiezen. De laatste dag staat op het bericht.',
  },
  'au.fine.who': { says: 'Het komt van de overheid. Elke staat heeft een dienst voor boetes.' },
  'au.fine.rights': {
    says: 'U kunt de foto of het bewijs zien, een herziening (review) vragen en een andere bestuurder noemen.',
  },
  'au.fine.right-review': {
    says: 'U kunt een herziening (review) vragen, bijvoorbeeld om ziekte, een fout of omdat u nooit eerder een boete had.',
  },
  'au.fine.right-court': { says: 'U kunt kiezen om een rechter te laten beslissen.' },
  'au.fine.right-time': {
    says: 'U kunt vragen in delen te betalen. In sommige staten kunt u het afbetalen met werk of studie.',
  },
  'au.fine.step-check': {
    says: 'Controleer het kenteken, de plaats, de tijd en de uiterste datum. Bekijk de foto online.',
  },
  'au.fine.step-driver': { says: 'Reed u niet? Noem dan vóór de uiterste datum wie reed.' },
  'au.fine.step-review': {
    says: 'Is het fout of hebt u een goede reden? Vraag dan vóór de uiterste datum een herziening (review).',
  },
  'au.fine.qld': {
    says: 'In Queensland hebt u 28 dagen vanaf de datum van het boetebericht (infringement notice).',
    action: 'Betaal, vraag te betalen in delen, noem de bestuurder of kies de rechter',
    consequence: 'Er komen kosten bij en SPER int het.',
  },
  'au.fine.wa': {
    says: 'In Western Australia hebt u 28 dagen vanaf de datum van het boetebericht (infringement notice).',
    action: 'Betaal, noem de bestuurder of kies de rechter',
    consequence: 'Er komen kosten bij en uw rijbewijs kan worden gestopt.',
  },
  'au.fine.opt-review': {
    says: 'Gebruik de site van de boetedienst en voeg bewijs toe.',
    title: 'Een herziening (review) vragen',
    cost: 'Gratis.',
    time: 'Vóór de uiterste datum.',
    risk: 'Klein.',
    bestFor: 'Het is fout, of u had een goede reden.',
  },
  'au.fine.opt-pay': {
    says: 'Betaal alles of vraag een regeling.',
    title: 'Betalen, of in de loop van de tijd betalen',
    cost: 'De boete.',
    time: 'Vóór de uiterste datum.',
    risk: 'Er kunnen punten op uw rijbewijs komen.',
    bestFor: 'Het klopt.',
  },
  'au.fine.opt-court': {
    says: 'Een rechter (magistrate) beslist.',
    title: 'De rechter kiezen',
    cost: 'Kosten van de rechtbank als u verliest.',
    time: 'Vóór de uiterste datum.',
    risk: 'De boete kan hoger worden.',
    bestFor: 'U hebt sterk bewijs.',
  },
  'au.fine.warn': {
    says: 'Negeert u het? Dan komen er kosten bij en kan uw rijbewijs of de registratie van uw auto worden gestopt.',
  },
  'au.fine.vic-reminder': {
    says: 'In Victoria geeft een herinnering (penalty reminder notice) u minstens 14 dagen extra en komen er kosten bij. U kunt nog een herziening (review), een betalingsregeling of de rechter vragen.',
  },
  'au.fine.vic-final': {
    says: 'In Victoria kan een onbetaalde boete worden geregistreerd bij Fines Victoria. U kunt dan een betaalafspraak (payment arrangement) of een herziening (enforcement review) vragen.',
  },
  'au.fine.nsw-court': {
    says: 'In New South Wales geeft een herinnering (reminder notice) u 28 dagen extra. U kunt de rechter kiezen in plaats van betalen.',
  },
  'au.fine.qld-choices': {
    says: 'In Queensland hebt u 28 dagen om te betalen, grotere boetes in delen te betalen, de rechter te kiezen of te zeggen wie reed.',
  },
  'au.fine.qld-work': {
    says: 'In Queensland kunnen mensen met geldproblemen (hardship) SPER-schulden wegwerken met cursussen, behandeling of onbetaald werk.',
  },
  'au.fine.wa-stages': {
    says: 'In Western Australia komt eerst een laatste eis (final demand), en dan een bevel om te betalen of de rechter te kiezen (order to pay or elect). Pas dan wordt een rijbewijs geschorst. U kunt tijd om te betalen vragen.',
  },
  'au.fine.sa-expiation': {
    says: 'In South Australia kunt u een herziening (review) van een boetebericht (expiation notice) vragen, in delen betalen, of de rechter kiezen voordat het wordt afgedwongen.',
  },
  'au.fine.tas-notice': {
    says: 'In Tasmania hebt u 28 dagen vanaf een boetebericht (infringement notice) om te betalen, intrekking te vragen, een betalingsregeling te vragen of de rechter te kiezen.',
  },
  'au.fine.act-notice': {
    says: 'In de ACT hebt u 28 dagen om te betalen, het te betwisten, een regeling te vragen, of kwijtschelding wegens geldproblemen (hardship) te vragen.',
  },
  'au.fine.nt-notice': {
    says: 'In het Northern Territory hebt u 28 dagen om te betalen, de rechter te kiezen, of te laten zien wie reed. Daarna komt een herinnering (courtesy letter).',
  },
  'au.toll.right-first': {
    says: 'Onbetaalde tol begint met een bericht en kosten van het tolbedrijf. Een boete van de staat komt pas later.',
  },
  'au.toll.right-ombudsman': {
    says: 'Vraag het tolbedrijf om hulp bij geldproblemen (hardship) en om zijn kosten te laten vallen. Het mag u niet misleiden over wat u schuldig bent.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria kan de eigenaar noemen wie reed, of laten zien dat de auto verkocht of gestolen was.',
  },
  'au.fine.nsw-review': {
    says: 'In New South Wales kunt u een herziening (review) van een boete vragen voordat die is betaald, en in plaats daarvan de rechter kiezen.',
  },
  'au.fine.nsw-work': {
    says: 'In New South Wales kunnen mensen met geldproblemen (hardship) een boete wegwerken met onbetaald werk, cursussen of behandeling.',
  },
  'au.fine.vic-review': {
    says: 'In Victoria kunt u één keer een interne herziening (internal review) vragen: tegen de wet, bijzondere omstandigheden, niet geweten of uitzonderlijk.',
  },
  'au.fine.vic-plan': {
    says: 'In Victoria kunt u Fines Victoria om een betalingsregeling vragen, of om de boete weg te werken.',
  },
  'au.fine.sa-plan': {
    says: 'In South Australia kunt u een herziening (review), een betalingsregeling of kwijtschelding wegens geldproblemen (hardship) vragen.',
  },
  'au.fine.right-driver': {
    says: 'Reed u niet zelf? Noem de bestuurder op het formulier vóór de uiterste dag. Was de auto verkocht of gestolen, zeg het daar. Een valse naam is strafbaar.',
  },
}
