/** The Dutch words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'ca.benefit.want': { says: 'Kijk om welke weken het gaat, hoeveel, en waarom.' },
  'ca.benefit.reality': {
    says: 'U kunt vragen om opnieuw naar de beslissing te kijken. U kunt ook vragen om in kleine bedragen te betalen.',
  },
  'ca.benefit.who': {
    says: 'Service Canada beslist over de werkloosheidsverzekering (employment insurance) en pensioenen. De Canada Revenue Agency int de schuld.',
  },
  'ca.benefit.rights': {
    says: 'U kunt om een nieuwe blik vragen (reconsideration), en daarna gratis in beroep bij het Social Security Tribunal.',
  },
  'ca.benefit.right-review': {
    says: 'U kunt vragen om opnieuw te kijken naar een beslissing over de werkloosheidsverzekering (employment insurance), binnen 30 dagen nadat u ervan hoorde.',
  },
  'ca.benefit.right-appeal': {
    says: 'Zeggen ze nog steeds nee, dan kunt u binnen 30 dagen in beroep bij het Social Security Tribunal.',
  },
  'ca.benefit.right-plan': {
    says: 'U kunt vragen om een betaalplan dat u genoeg overlaat om van te leven.',
  },
  'ca.benefit.step-why': {
    says: 'Zoek uit om welke weken het gaat en waarom. Vergelijk het met uw opgaven en loonstrookjes.',
  },
  'ca.benefit.step-review': {
    says: 'Klopt het niet, stuur dan een verzoek om een nieuwe blik (reconsideration) voordat de 30 dagen om zijn.',
  },
  'ca.benefit.step-pay': { says: 'Klopt het, bel dan en bied een bedrag aan dat u volhoudt.' },
  'ca.benefit.reconsider': {
    says: 'Bij de werkloosheidsverzekering (employment insurance) hebt u 30 dagen om een nieuwe blik te vragen (reconsideration). Wij tellen vanaf de datum van de brief.',
    action: 'Vraag om een nieuwe blik (reconsideration), als u het er niet mee eens bent',
    consequence: 'Een laat verzoek zonder goede reden kunnen ze weigeren.',
  },
  'ca.benefit.opt-review': {
    says: 'Stuur het formulier voor een nieuwe blik (reconsideration) en uw bewijs.',
    title: 'Vraag om een nieuwe blik',
    cost: 'Gratis.',
    time: '30 dagen.',
    risk: 'Laag.',
    bestFor: 'De feiten of het bedrag kloppen niet.',
  },
  'ca.benefit.opt-plan': {
    says: 'Vertel uw inkomen en kosten.',
    title: 'Vraag om in kleine bedragen te betalen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Nu.',
    risk: 'Ze kunnen uw belastingteruggave houden.',
    bestFor: 'Het klopt, maar u kunt niet alles in één keer betalen.',
  },
  'ca.benefit.warn': {
    says: 'Om de schuld te betalen kunnen ze een deel van latere uitkeringen of belastingteruggaven houden.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Te veel betaalde EI moet meestal binnen 36 maanden worden ontdekt, of binnen 72 als een verklaring onwaar was. Soms kan de schuld vervallen, bij nood of bij een fout van het kantoor.',
  },
  'ca.benefit.right-ei-review': {
    says: 'U hebt 30 dagen vanaf de beslissing om Service Canada schriftelijk te vragen opnieuw te kijken. Dat is gratis.',
  },
  'ca.benefit.right-pension-review': {
    says: 'Bij Old Age Security of Canada Pension Plan hebt u 90 dagen om een nieuwe blik te vragen. Een schuld door verkeerd advies van het kantoor kan vervallen.',
  },
  'ca.benefit.right-crb': {
    says: 'U kunt vragen om een tweede controle van een CRB- of CERB-beslissing, en om een plan dat u kunt betalen.',
  },
  'ca.benefit.on-review': {
    says: 'In Ontario hebt u 30 dagen om een interne controle (internal review) te vragen van een beslissing over Ontario Works of ODSP. Daarna kunt u in beroep.',
  },
  'ca.benefit.bc-review': {
    says: 'In British Columbia hebt u 20 werkdagen om een nieuwe blik (reconsideration) te vragen op een beslissing over bijstand.',
  },
  'ca.benefit.qc-review': {
    says: 'In Québec hebt u 90 dagen om een herziening te vragen van een beslissing over bijstand.',
  },
  'ca.ei.want': {
    says: 'Service Canada heeft beslist over uw EI. Zoek de reden, en schrijf op welke dag u de brief kreeg.',
  },
  'ca.ei.reality': {
    says: 'Een nee is niet het laatste woord. U kunt gratis vragen om opnieuw te kijken.',
  },
  'ca.ei.rights': {
    says: 'U hebt 30 dagen om schriftelijk een nieuwe beslissing te vragen. Daarna kan een tribunaal beslissen.',
  },
  'ca.ei.who': {
    says: 'Service Canada voert de werkloosheidsverzekering (Employment Insurance, EI) uit voor de regering.',
  },
  'ca.ei.right-reconsider': {
    says: 'U hebt 30 dagen vanaf de beslissing om Service Canada schriftelijk te vragen opnieuw te kijken. Dat is gratis.',
  },
  'ca.ei.right-just-cause': {
    says: 'Hebt u zelf ontslag genomen, dan krijgt u misschien toch EI als u niet op een eerlijke manier kon blijven. Pesterij, gevaar, ziekte of een verhuizing met uw gezin kan meetellen.',
  },
  'ca.ei.right-misconduct': {
    says: 'Zeggen ze dat u zich ernstig misdroeg (misconduct)? Dan moeten ze laten zien dat u het met opzet deed en wist dat u uw baan kon verliezen. Een fout is niet genoeg.',
  },
  'ca.ei.right-tribunal': {
    says: 'Zeggen ze nog steeds nee, dan kunt u binnen 30 dagen in beroep bij het Social Security Tribunal. Dat is gratis.',
  },
  'ca.ei.step': {
    says: 'Vraag schriftelijk om een nieuwe blik (reconsideration). Geef feiten, data en bewijs, zoals een briefje van de dokter of berichten.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Na de tweede herziening door de belastingdienst kunt u het Federal Court vragen naar de beslissing te kijken. U hebt 30 dagen.',
  },
  'ca.pension.want': {
    says: 'Service Canada heeft over uw pensioen beslist. Zoek de reden en noteer de dag waarop de brief kwam.',
  },
  'ca.pension.right-again': {
    says: 'U hebt 90 dagen vanaf de ontvangst om op papier een nieuwe blik te vragen. Dat is gratis.',
  },
  'ca.pension.right-tribunal': {
    says: 'Zeggen zij weer nee? Dan beslist het Social Security Tribunal. Ga binnen 90 dagen in beroep. U hebt geen advocaat nodig.',
  },
  'ca.pension.step': {
    says: 'Vraag uw dossier op. Stuur wat ontbreekt, zoals een verslag van de arts over wat u op het werk niet kunt.',
  },
  'ca.pension.reconsider': {
    says: 'Bij een publiek pensioen hebt u 90 dagen om herziening te vragen. Wij tellen vanaf de datum van de brief.',
    action: 'Om herziening vragen, als u het er niet mee eens bent',
    consequence: 'Zij mogen een late vraag zonder goede reden weigeren.',
  },
  'ca.benefit.on-decision': {
    says: 'Dit is het eerste woord van het kantoor, niet het laatste. Veel beslissingen veranderen na een herziening of beroep.',
  },
  'ca.benefit.on-step': {
    says: 'Vraag binnen 30 dagen op papier een interne herziening. Blijft het nee? Ga in beroep bij het Social Benefits Tribunal. Een legal clinic helpt gratis.',
  },
}
