/** The Dutch words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_NL: Words = {
  'us.tax.not-yet-proposed': {
    says: 'Dit is een voorstel. De IRS mag het niet innen voor zij een bericht van tekort (notice of deficiency) stuurt en u 90 dagen geeft voor de Tax Court.',
  },
  'us.tax.right-proposed': {
    says: 'U mag het met alles, een deel of niets eens zijn. Antwoord met bewijs, uiterlijk op de dag in het bericht.',
  },
  'us.tax.step-proposed-late': {
    says: 'De dag is voorbij, maar antwoord toch nu: ga akkoord, of zeg met bewijs waarom niet. Bel en vraag of het nog kan. Komt er een notice of deficiency, dan hebt u 90 dagen voor de Tax Court.',
  },
  'us.tax.right-accuracy': {
    says: 'Een boete van 20% voor een foute aangifte kan vervallen als u een goede reden had en eerlijk hebt gehandeld. Vraag erom.',
  },
  'us.tax.right-lien': {
    says: 'Na een openbaar bericht van een pandrecht voor belasting (tax lien) hebt u ongeveer 30 dagen om een hoorzitting te vragen. Met een plan kan het worden ingetrokken.',
  },
  'us.tax.right-offset': {
    says: 'Een teruggave kan worden gebruikt voor belasting, kinderalimentatie of federale schulden. Een man of vrouw die niets schuldig is, kan zijn of haar deel terugvragen (Form 8379).',
  },
  'us.tax.right-spouse': {
    says: 'Komt de belasting door een fout van uw man of vrouw? Dan kunt u vragen om ervan vrij te zijn (Form 8857).',
  },
  'us.tax.right-math-error': {
    says: 'Als de IRS uw aangifte heeft veranderd om een rekenfout, hebt u 60 dagen om te vragen dat ongedaan te maken. Dan moet zij het eerst bewijzen.',
  },
  'us.tax.deadline-math-error': {
    says: 'Na een bericht over een rekenfout hebt u 60 dagen om te zeggen dat u het niet eens bent.',
    action: 'De IRS vragen om de wijziging ongedaan te maken (abatement) als u het niet eens bent',
    consequence: 'De wijziging blijft, en u verliest daarvoor de weg naar de Tax Court.',
  },
  'us.tax.right-plan-ends': {
    says: 'De IRS moet 30 dagen vooraf schrijven voor zij uw betaalplan stopt. Betaal wat te laat is, vraag een nieuw plan, of ga in beroep.',
  },
  'us.tax.right-social-security': {
    says: 'Voor belastingen mag de IRS hoogstens 15% van Social Security nemen. Een plan of bewijs van grote moeite kan dat stoppen.',
  },
  'us.tax.right-identity': {
    says: 'De IRS houdt uw teruggave vast tot u laat zien wie u bent. Hebt u geen aangifte gedaan? Zeg dat dan: iemand heeft misschien uw naam gebruikt.',
  },
  'us.tax.right-audit-appeal': {
    says: 'U hebt 30 dagen om binnen de IRS in beroep te gaan tegen een controlerapport, voor er een bericht van tekort (notice of deficiency) komt.',
  },
  'us.tax.right-three-years': {
    says: 'De IRS heeft meestal drie jaar na uw aangifte om belasting bij te tellen. Het is zes jaar als meer dan een kwart van uw inkomen ontbrak.',
  },
  'us.tax.right-release': {
    says: 'Laat een beslag (levy) u te weinig voor het nodige, dan moet de IRS het opheffen. Bel meteen en laat inkomen en rekeningen zien.',
  },
}
