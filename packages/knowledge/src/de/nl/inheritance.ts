/** The Dutch words of Germany: inheritance. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_NL: Words = {
  'de.estate.reality': {
    says: 'Een erfgenaam neemt ook schulden over. U kunt de erfenis weigeren (Ausschlagung), maar alleen zes weken lang.',
  },
  'de.estate.deadline': {
    says: 'Zes weken lopen vanaf de dag dat u hoorde dat u erft, en waarom. De getoonde dag telt vanaf de datum van deze brief. Misschien wist u het eerder.',
    action:
      'De erfenis weigeren bij de nalatenschapsrechter of een notaris, als er vooral schulden zijn',
    consequence: 'U geldt als erfgenaam, met alle schulden.',
  },
  'de.estate.right-form': {
    says: 'U kunt de erfenis weigeren, meestal binnen zes weken nadat u het wist. Ga zelf naar de nalatenschapsrechter (Nachlassgericht) of een notaris. Een gewone brief telt niet.',
  },
  'de.estate.right-limit': {
    says: 'Al erfgenaam? U kunt schulden tot de erfenis beperken: beheer (Nachlassverwaltung), insolventie, of het verweer dat de erfenis arm is.',
  },
  'de.estate.right-three-months': {
    says: 'Als erfgenaam mag u de eerste drie maanden weigeren schulden van de overledene te betalen. Een verborgen schuld kan u uw aanvaarding laten terugdraaien.',
  },
  'de.estate.step': {
    says: 'Maak een lijst van wat er is en wat er verschuldigd is. Betaal en verkoop niets van de erfenis voordat u beslist.',
  },
  'de.estate.option-refuse': {
    says: 'Zoek uit wat er is en wat er verschuldigd is. Zijn er meer schulden, weiger dan op tijd. Zeg het de schuldeiser.',
    title: 'Weigeren als het vooral schulden zijn',
    cost: 'Niets, of kosten bij de rechtbank of notaris.',
    time: 'Meestal zes weken.',
    risk: 'U krijgt niets uit de erfenis. Terug kan bijna niet.',
    bestFor: 'De schulden zijn hoger dan wat overblijft.',
  },
}
