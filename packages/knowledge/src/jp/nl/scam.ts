/** Messages of swindlers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'jp.buy.scam-want': {
    says: 'Dit bericht wil uw geld of gegevens door u bang te maken (架空請求).',
  },
  'jp.buy.scam-who': { says: 'Het lijkt een oplichter die een officiële naam gebruikt.' },
  'jp.buy.scam-real': {
    says: 'Rechtbanken sturen geen briefkaarten en vragen niet om cadeaukaarten. Echte papieren komen met bijzondere post (特別送達).',
  },
  'jp.buy.scam-stop': { says: 'Bel het nummer in het bericht niet, en betaal niet.' },
  'jp.buy.scam-188': {
    says: 'Bel 188 of de politielijn #9110. Betaalde u? Bel dan meteen uw bank.',
  },
  'jp.buy.scam-right': { says: 'U hoeft niet te betalen voor wat u nooit bestelde.' },
  'jp.buy.scam-option': {
    says: 'Vraag het aan het echte kantoor op een nummer dat u zelf vond.',
    title: 'Laten liggen, na controle',
    cost: 'Niets.',
    time: 'Minuten.',
    risk: 'Een echt papier van de rechtbank mag u niet negeren.',
    bestFor: 'U kent de eis niet.',
  },
  'jp.scam.false-page': {
    says: 'Een valse inlogpagina die uw wachtwoord pakt, is strafbaar. Open de link niet. Open zelf de echte app of site.',
  },
  'jp.scam.not-yet': {
    says: 'Er gebeurt niets als u niet antwoordt. Mensen om geld bedriegen is strafbaar.',
  },
  'jp.scam.right-unordered': {
    says: 'Spullen die u nooit bestelde, mogen meteen weg. U hoeft niet te betalen.',
  },
  'jp.scam.right-freeze': {
    says: 'Stuurde u geld? Uw bank kan de rekening van de oplichter blokkeren. Bel meteen de bank en de politie.',
  },
  'jp.scam.step-keep': { says: 'Bewaar het bericht, het nummer en het bewijs van betaling.' },
}
