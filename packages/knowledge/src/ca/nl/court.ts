/** The Dutch words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'ca.claim.want': {
    says: 'U kunt antwoorden en uw kant vertellen. Zoek de laatste dag daarvoor.',
  },
  'ca.claim.reality': {
    says: 'Dit is een echte stap bij de rechter. Het is nog geen vonnis. Antwoordt u op tijd, dan moeten ze hun gelijk bewijzen.',
  },
  'ca.claim.who': {
    says: 'Wie de zaak begint is de eiser (plaintiff). U bent de gedaagde (defendant). De rechter kiest geen kant.',
  },
  'ca.claim.rights': {
    says: 'U kunt alles of een deel betwisten, een schikking aanbieden, of tijd vragen om te betalen. Bij de rechter voor kleine zaken (small claims court) hebt u geen advocaat nodig.',
  },
  'ca.claim.not-yet': {
    says: 'Ze kunnen nog niet aan uw loon of rekening komen. Eerst hebben ze een vonnis nodig.',
  },
  'ca.claim.know-default': {
    says: 'Veel mensen verliezen alleen omdat ze niet antwoordden. Een kort verweer op tijd houdt uw zaak open.',
  },
  'ca.claim.right-defend': {
    says: 'U hebt het recht een verweer in te dienen en gehoord te worden.',
  },
  'ca.claim.right-proof': {
    says: 'U hebt het recht te zien waarop ze zich baseren. Zij moeten de schuld en het bedrag bewijzen.',
  },
  'ca.claim.right-old': {
    says: 'U kunt zeggen dat de eis te oud is. De rechter kijkt daar niet zelf naar, dus schrijf het in uw verweer.',
  },
  'ca.claim.step-date': {
    says: 'Zoek de dag waarop u de papieren kreeg en schrijf die op. Tel vanaf daar de dagen om te antwoorden.',
  },
  'ca.claim.step-file': {
    says: 'Vul het verweerformulier van die rechtbank in. Dien het daar in en bewaar een kopie met stempel.',
  },
  'ca.claim.step-proof': {
    says: 'Verzamel uw papieren: contract, rekeningen, e-mails en betaalbewijzen.',
  },
  'ca.claim.step-help': {
    says: 'Zoek vroeg gratis juridische hulp. Juridische loketten (legal clinics) en hulpcentra van rechtbanken kunnen uw formulier lezen.',
  },
  'ca.claim.opt-defend': {
    says: 'Zeg waarmee u het eens bent, waarmee niet, en waarom.',
    title: 'Dien een verweer in',
    cost: 'Vaak een klein griffiegeld. U kunt vragen dat niet te betalen.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Verliest u, dan bent u misschien een deel van de kosten schuldig.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'ca.claim.opt-settle': {
    says: 'Bied een bedrag of een betaalplan aan. Dien toch uw verweer in, tenzij de afspraak getekend is en de eis is ingetrokken.',
    title: 'Schik de zaak',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de laatste dag om te antwoorden.',
    risk: 'Komt er geen afspraak, dan kan de tijd om te antwoorden voorbijgaan.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'ca.claim.opt-trustee': {
    says: 'Een voorstel aan uw schuldeisers (consumer proposal) of een faillissement (bankruptcy) stopt de meeste eisen om geld meteen.',
    title: 'Ga naar een erkende schuldregelaar (Licensed Insolvency Trustee)',
    cost: 'Betaald uit wat u afspreekt te betalen.',
    time: 'Dagen om te beginnen.',
    risk: 'Het blijft jaren in uw kredietdossier staan.',
    bestFor: 'U hebt veel schulden en kunt niet betalen.',
  },
  'ca.claim.warn-default': {
    says: 'Antwoordt u niet op tijd, dan kan de rechter zonder u beslissen.',
  },
  'ca.claim.insight-buyer': {
    says: 'Is de eiser een koper van schulden? Vraag hem elke verkoop van de schuld te bewijzen, van de eerste kredietgever tot hemzelf.',
    actionable: 'Schrijf in uw verweer dat u niet erkent dat de schuld van hen is.',
  },
  'ca.claim.on-defence': {
    says: 'In Ontario hebt u 20 dagen vanaf de betekening om een verweer in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien uw verweer in bij de Small Claims Court',
    consequence: 'De rechter kan hun gelijk geven zonder u te horen.',
  },
  'ca.claim.bc-reply': {
    says: 'In British Columbia hebt u 14 dagen vanaf de betekening om een antwoord (reply) in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien uw antwoord (reply) in bij de rechtbank of het tribunaal',
    consequence:
      'Ze kunnen een bevel bij verstek (default order) krijgen zonder dat u gehoord bent.',
  },
  'ca.claim.ab-dispute': {
    says: 'In Alberta hebt u 20 dagen vanaf de betekening om een betwisting (dispute note) in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien een betwisting (dispute note) in bij de rechtbank',
    consequence: 'Ze kunnen een vonnis krijgen zonder dat u gehoord bent.',
  },
  'ca.claim.qc-answer': {
    says: 'In Québec hebt u 15 dagen vanaf de betekening om te antwoorden op een dagvaarding (assignation). Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Beantwoord de dagvaarding (assignation) schriftelijk',
    consequence: 'Er kan een vonnis bij verstek (default) komen.',
  },
  'ca.claim.qc-small': {
    says: 'Bij een kleine zaak in Québec hebt u 20 dagen vanaf het bericht om te zeggen wat u kiest. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Zeg de rechter voor kleine zaken wat u kiest: betalen, schikken of betwisten',
    consequence: 'De rechter kan zonder u beslissen.',
  },
  'ca.claim.on-limit': {
    says: 'Sinds oktober 2025 behandelt de Small Claims Court van Ontario eisen tot $50.000.',
  },
  'ca.claim.bc-crt': {
    says: 'In British Columbia gaan de meeste eisen tot $5.000 naar het Civil Resolution Tribunal, dat online is.',
  },
  'ca.claim.on-plan': {
    says: 'In Ontario kunt u in het verweerformulier de schuld erkennen en een betaalplan voorstellen. Het geldt, tenzij ze binnen 20 dagen bezwaar maken.',
  },
  'ca.judged.want': {
    says: 'Een rechter heeft beslist, of gerechtsdienaren zijn begonnen te innen.',
  },
  'ca.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt een betaalplan aanbieden of de rechter vragen de zaak opnieuw te openen.',
  },
  'ca.judged.who': {
    says: 'Alleen gerechtsdienaren kunnen beslag leggen: een sheriff, in Alberta een civil enforcement agency, of in Québec een deurwaarder (huissier).',
  },
  'ca.judged.rights': {
    says: 'De wet beschermt een deel van uw loon en de gewone spullen van uw huis tegen beslag.',
  },
  'ca.judged.not-all': {
    says: 'Ze kunnen niet alles nemen wat u hebt. Gewone schuldeisers kunnen geen beslag leggen op Old Age Security en Canada Pension Plan.',
  },
  'ca.judged.know-bank': {
    says: 'Geld is moeilijker te beschermen als het op een rekening door elkaar staat. Wees snel als een rekening is geblokkeerd.',
  },
  'ca.judged.right-pension': {
    says: 'Gewone schuldeisers kunnen geen beslag leggen op uw Old Age Security of Canada Pension Plan.',
  },
  'ca.judged.right-setaside': {
    says: 'Kreeg u de eis nooit, of had u een goede reden om niet te antwoorden? Dan kunt u de rechter vragen het vonnis in te trekken (set aside).',
  },
  'ca.judged.right-plan': {
    says: 'U kunt een betaalplan aanbieden. Bij veel rechters kunt u een zitting vragen over wat u kunt betalen.',
  },
  'ca.judged.on-wages': {
    says: 'In Ontario is 80% van uw nettoloon veilig voor de meeste schuldeisers. Bij alimentatie is het de helft.',
  },
  'ca.judged.bc-wages': {
    says: 'In British Columbia is 70% van uw nettoloon veilig voor de meeste schuldeisers.',
  },
  'ca.judged.qc-wages': {
    says: 'In Québec is op een basisdeel van uw loon geen beslag mogelijk. Van de rest kunnen ze 30% nemen.',
  },
  'ca.judged.qc-revoke': {
    says: 'In Québec kunt u vragen een vonnis bij verstek (default judgment) te vernietigen, binnen 30 dagen nadat u ervan hoorde.',
  },
  'ca.judged.step-call': {
    says: 'Bel de rechtbank met het zaaknummer. Vraag wat is bevolen, op welke dag, en wat er nu komt.',
  },
  'ca.judged.step-served': {
    says: 'Vraag u af of u de eis ooit kreeg. Zo niet, vraag de rechtbank meteen hoe u het vonnis laat intrekken (set aside).',
  },
  'ca.judged.step-list': {
    says: 'Schrijf uw inkomen, huur en kosten op. U hebt dit nodig voor een plan en voor een zitting.',
  },
  'ca.judged.step-trustee': {
    says: 'Praat deze week met een erkende schuldregelaar (Licensed Insolvency Trustee). Een voorstel (proposal) indienen stopt de meeste beslagen op loon.',
  },
  'ca.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vraag de rechter de zaak opnieuw te openen',
    cost: 'Misschien griffiegeld.',
    time: 'Doe het binnen een paar dagen.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U kreeg de papieren nooit, of u hebt een goed verweer.',
  },
  'ca.judged.opt-plan': {
    says: 'Bied een bedrag per maand aan en vraag hen het beslag te stoppen terwijl u betaalt.',
    title: 'Bied een betaalplan aan',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Dagen tot weken.',
    risk: 'Slaat u een betaling over, dan kunnen ze doorgaan.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'ca.judged.opt-proposal': {
    says: 'Een schuldregelaar (trustee) dient papieren in, en dan stoppen de meeste beslagen door de wet.',
    title: 'Voorstel aan schuldeisers (consumer proposal) of faillissement',
    cost: 'Betaald uit wat u afspreekt te betalen.',
    time: 'Dagen om te beginnen.',
    risk: 'Het staat in uw kredietdossier. Sommige schulden blijven, zoals alimentatie en boetes.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'ca.judged.warn-tax': {
    says: 'De belastingdienst is anders. Die kan zonder rechter een deel van uw loon of rekening nemen.',
  },
  'ca.judged.on-setaside': {
    says: 'In Ontario kunt u de rechter vragen een vonnis bij verstek (default judgment) in te trekken. U hebt een verweer met kans en een goede reden nodig, en u moet snel zijn.',
  },
  'ca.judged.on-goods': {
    says: 'In Ontario zijn kleren, huisraad, gereedschap voor uw werk en een auto veilig tot bepaalde waarden.',
  },
  'ca.judged.bc-goods': {
    says: 'In British Columbia zijn kleren, huisraad, gereedschap en een auto veilig tot bepaalde waarden.',
  },
  'ca.judged.ab-safe': {
    says: 'In Alberta zijn een deel van uw loon, eten, kleren, huisraad, gereedschap en een auto veilig tot bepaalde waarden. Alleen een civil enforcement agency mag beslag leggen.',
  },
  'ca.judged.sk-safe': {
    says: 'In Saskatchewan zijn een deel van uw loon en de dingen die een huis nodig heeft veilig. Alleen de sheriff mag beslag leggen.',
  },
  'ca.judged.mb-wages': {
    says: 'In Manitoba kunnen de meeste schuldeisers hoogstens 30% van uw loon nemen.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Stuur uw antwoord (Dispute Response) online vóór de dag op het bericht, meestal binnen 14 dagen. Anders kan het tribunaal u laten betalen zonder u te horen.',
  },
}
