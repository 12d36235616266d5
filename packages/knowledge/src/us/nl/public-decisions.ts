/** The Dutch words of the rows in ../public-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_NL: Words = {
  'us.public.right-voucher': {
    says: 'Voor uw voucher eindigt, moet het woningkantoor de redenen schrijven en meestal een hoorzitting geven. Vraag die uiterlijk op de dag in de brief.',
  },
  'us.public.step-voucher': {
    says: 'Vraag schriftelijk om de hoorzitting en bewaar een kopie. Vraag om uw dossier vooraf te zien.',
  },
  'us.public.right-project': {
    says: 'Openbare en gesteunde woningen mogen een huurcontract alleen om een goede reden beëindigen. U moet schriftelijke redenen krijgen en meestal een hoorzitting.',
  },
  'us.public.right-disability': {
    says: 'U hebt 60 dagen om in beroep te gaan tegen een nee bij handicap. Zij kijken naar uw werk, hoe ziek u bent, en welk werk u nog zou kunnen doen.',
  },
  'us.public.reality-disability': {
    says: 'Een eerste nee komt vaak voor. Veel mensen winnen later, vooral op de zitting bij een rechter.',
  },
  'us.public.step-disability': {
    says: 'Ga in beroep op ssa.gov en stuur nieuwere papieren van uw artsen. Zeg wat u op een gewone dag niet meer kunt.',
  },
  'us.public.option-disability': {
    says: 'Vraag om een nieuwe beoordeling, en daarna om een zitting bij een rechter.',
    title: 'In beroep gaan tegen de beslissing',
    cost: 'Gratis. Een advocaat wordt alleen betaald als u wint',
    time: '60 dagen om te vragen; het antwoord duurt maanden',
    risk: 'Geen.',
    bestFor: 'U kunt geen vast werk doen.',
  },
  'us.public.right-veteran': {
    says: 'U hebt een jaar om een beslissing van de VA aan te vechten. Kies een aanvullende claim met nieuw bewijs (supplemental claim), een hogere beoordeling (higher-level review), of de Board.',
  },
  'us.public.step-veteran': {
    says: 'Een organisatie voor veteranen (veterans service organization) helpt gratis. Vraag er een voor u kiest.',
  },
  'us.public.want-juror': {
    says: 'Een rechtbank vraagt u om in een jury te zitten. U wordt nergens van beschuldigd.',
  },
  'us.public.right-juror': {
    says: 'U kunt het meestal één keer uitstellen, of vragen om niet te hoeven bij grote moeite, ziekte of zorg voor anderen. Uw baan mag u er niet om ontslaan.',
  },
  'us.public.step-juror': {
    says: 'Vul het formulier uiterlijk op de datum in. Twijfelt u of het echt is, bel dan het nummer op de eigen site van de rechtbank.',
  },
  'us.public.option-juror': {
    says: 'Schrijf de rechtbank voor de dag en zeg waarom u niet kunt komen.',
    title: 'Komen, uitstellen, of vragen om niet te hoeven',
    cost: 'Gratis',
    time: 'Voor de dag in het bericht',
    risk: 'Niet komen kan een boete geven.',
    bestFor: 'U kreeg een echte oproep voor de jury.',
  },
  'us.public.right-aid': {
    says: 'Verliest u studiehulp om uw cijfers? Dan moet de school zeggen hoe u in beroep gaat, als zij dat toestaat. Ziekte of een overlijden in de familie zijn goede redenen.',
  },
  'us.public.right-forgive': {
    says: 'Federale studieleningen kunnen worden kwijtgescholden na tien jaar openbare dienst, bij blijvende handicap, of als de school sloot. U kunt om een nieuwe telling vragen.',
  },
  'us.public.right-private-loan': {
    says: 'Een particuliere geldgever voor studie moet u eerst voor de rechter brengen voor hij loon neemt. Oude leningen kunnen volgens de wet van de staat te laat zijn voor de rechter.',
  },
  'us.public.right-code': {
    says: 'De stad moet de regel noemen, u tijd geven om het op te lossen, en u laten bezwaar maken of gehoord worden voor een boete definitief is.',
  },
  'us.public.right-code-fine': {
    says: 'Een boete mag niet veel te hoog zijn, en er moeten bericht en een hoorzitting zijn.',
  },
  'us.public.want-code': {
    says: 'De stad zegt dat uw grond of huis een regel breekt, en wil dat het uiterlijk op een dag is opgelost.',
  },
  'us.public.step-code': {
    says: 'Los het op als u kunt en stuur foto’s. Hebt u tijd nodig of bent u het niet eens, vraag dat dan schriftelijk voor de datum.',
  },
  'us.public.option-code': {
    says: 'Vraag de stad om meer tijd of om een hoorzitting.',
    title: 'Om tijd of een hoorzitting vragen',
    cost: 'Gratis of weinig kosten',
    time: 'Uiterlijk op de datum in het bericht',
    risk: 'Boetes per dag kunnen doorlopen. Vraag of ze intussen stoppen.',
    bestFor: 'U kunt het niet op tijd oplossen of het is niet waar.',
  },
  'us.public.right-moved': {
    says: 'Als u de zitting mist, kan de rechter bevelen dat u vertrekt. Geef een nieuw adres binnen vijf dagen door aan de rechtbank. Asiel moet meestal binnen een jaar worden gevraagd.',
  },
  'us.public.step-moved': {
    says: 'Kijk op de eigen site van de immigratierechtbank naar uw zittingsdag. Zoek een advocaat of een erkende helper. Pas op voor een notario.',
  },
  'us.public.right-sponsor': {
    says: 'De sponsor moet een inkomen laten zien van meestal 125% van de armoedegrens. Een tweede sponsor (joint sponsor) kan het tekort aanvullen.',
  },
  'us.public.right-citizen': {
    says: 'Als u geen burger mag worden, vraag dan binnen 30 dagen om een hoorzitting (Form N-336). Is er 120 dagen na het gesprek geen antwoord, dan kunt u naar de rechter.',
  },
  'us.public.right-chart': {
    says: 'U kunt uw medische gegevens binnen 30 dagen krijgen voor een redelijke prijs, en vragen om ze te verbeteren.',
  },
}
