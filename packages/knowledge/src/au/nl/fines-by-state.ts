/** Fines of a public body: the days and ways of each state: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_BY_STATE_NL: Words = {
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
    says: 'In Victoria kunt u Fines Victoria om een betalingsregeling vragen. Bij geldnood, ziekte of huiselijk geweld kan een hulpverlener vragen of u de boete mag wegwerken.',
  },
  'au.fine.sa-plan': {
    says: 'In South Australia kunt u een herziening (review), een betalingsregeling of kwijtschelding wegens geldproblemen (hardship) vragen.',
  },
}
