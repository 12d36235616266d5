/** What of pay, accounts and goods may not be taken: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_NL: Words = {
  'es.enforce.smi': {
    says: 'In 2026 is het minimumloon (SMI) €1.221 per maand in 14 betalingen. Nettoloon tot het minimumloon is veilig.',
  },
  'es.enforce.scale': {
    says: 'Boven het minimumloon mogen ze 30% nemen van het volgende deel tot twee keer het minimumloon. Daarna 50% en meer.',
  },
  'es.enforce.children': {
    says: 'Onderhoudt u een gezin, dan kan de griffier de eerste vier stappen met 10 tot 15 procent verlagen.',
  },
  'es.enforce.maintenance': {
    says: 'Voor kinderalimentatie gelden deze grenzen niet. Een rechter bepaalt het bedrag.',
  },
  'es.enforce.right-wage': {
    says: 'Loon, pensioenen en uitkeringen tot het minimumloon (SMI) mogen niet genomen worden. Dit geldt voor rechters en overheidsdiensten.',
  },
  'es.enforce.right-account': {
    says: 'Geld op de rekening uit uw laatste loon of pensioen houdt dezelfde grenzen. Toon waar het vandaan kwam.',
  },
  'es.enforce.right-goods': {
    says: 'Ze mogen nodige meubels en kleren, eten, brandstof en gereedschap voor uw werk niet nemen.',
  },
  'es.enforce.right-null': {
    says: 'Beslag op wat niet genomen mag worden is nietig. Zeg het meteen de rechter: daarvoor hebt u geen advocaat nodig.',
  },
  'es.enforce.step-pay-slip': {
    says: 'Verzamel loonstroken en bankpapieren. Is te veel genomen, schrijf dan de rechter of dienst en vraag het terug.',
  },
  'es.enforce.option-protect': {
    title: 'Krijg beschermd geld terug',
    says: 'Schrijf de rechter of dienst met uw loonstroken. Vraag vrij te geven wat boven de grens is.',
    cost: 'Niets.',
    time: 'Een uur. Het antwoord duurt enkele weken.',
    risk: 'Geen.',
    bestFor: 'Ze namen loon, pensioen of rekening onder de grens.',
  },
  'es.enforce.insight-two-jobs': {
    says: 'Hebt u twee inkomens, dan worden ze eerst opgeteld.',
    actionable: 'Kijk of het veilige deel één keer op het totaal is geteld.',
  },
}
