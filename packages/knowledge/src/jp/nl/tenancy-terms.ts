/** The Dutch words of Japan: tenancy terms. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_NL: Words = {
  'jp.home.right-deposit': {
    says: 'Bent u vertrokken, dan moet de waarborgsom (敷金) terugkomen, min onbetaalde huur en schade die u veroorzaakte. U betaalt niet voor gewone slijtage of ouderdom.',
  },
  'jp.home.step-guideline': {
    says: 'Vraag een lijst van alle kosten met foto’s. Vergelijk die met de gids van het ministerie (原状回復ガイドライン), die de ouderdom van muren en vloeren meetelt.',
  },
  'jp.home.right-repair': {
    says: 'De verhuurder moet nodig herstel doen. Zeg het schriftelijk. Kan een deel niet gebruikt worden, dan daalt de huur. Doet hij niets, dan mag u het zelf herstellen.',
  },
  'jp.home.right-trust': {
    says: 'Betaal alles voor de laatste dag en de huur loopt door. Een rechter beëindigt haar alleen bij verbroken vertrouwen, meestal bij zo’n drie maanden achterstand.',
  },
  'jp.home.right-stay-until': {
    says: 'Niemand mag uw sloten vervangen of uw huis leeghalen zonder rechter. Alleen een ambtenaar (執行官) mag dat, na een vonnis.',
  },
  'jp.home.right-rent-help': {
    says: 'Na baanverlies of sterk minder inkomen kan de stad enkele maanden huur betalen (住居確保給付金). Vraag het voordat de huur eindigt.',
  },
  'jp.home.right-guarantee-firm': {
    says: 'Een borgfirma (保証会社) kan uw huur niet zelf beëindigen of uw huis als verlaten behandelen. De hoogste rechter vond zulke clausules nietig.',
  },
  'jp.home.right-renewal-fee': {
    says: 'Een verlengingsbedrag bent u alleen schuldig als het contract het duidelijk noemt en het niet te hoog is. Zonder nieuw papier loopt een gewone huur door de wet door. Een hogere huur hoeft u niet te aanvaarden.',
  },
  'jp.home.step-renewal-fee': {
    says: 'Zoek elke kost in het contract: 更新料, 更新事務手数料, verzekering. Wat er niet staat, mag u schriftelijk weigeren. Blijf de oude huur betalen.',
  },
  'jp.home.right-clause': {
    says: 'Een beding dat schoonmaak of slijtage bij u legt, geldt alleen als het duidelijk was en u ermee instemde. Een eenzijdig nadelig beding is nietig.',
  },
  'jp.home.renewal-reality': {
    says: 'U kunt er niet uitgezet worden omdat u naar de kosten vraagt. Een gewone huur loopt door terwijl u praat.',
  },
  'jp.home.right-no-force': {
    says: 'De eigenaar mag zonder rechter het slot niet vervangen en uw spullen niet weghalen. Doet iemand dat toch, bel de politie en een advocaat.',
  },
  'jp.home.right-broken-trust': {
    says: 'Te late huur beëindigt het contract niet altijd. De rechter kijkt of het vertrouwen tussen u en de eigenaar kapot is. Betaal nu wat u kunt en schrijf op waarom het te laat was.',
  },
}
