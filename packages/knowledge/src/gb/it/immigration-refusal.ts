/** Un rifiuto del Home Office: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_IT: Words = {
  'gb.refusal.deadline-appeal': {
    says: 'Nel Regno Unito ha 14 giorni per il ricorso, dal giorno in cui la decisione è stata inviata.',
    action: 'Mandare il ricorso (appeal) al tribunale',
    consequence:
      'Un ricorso tardivo richiede una buona ragione, e il Suo diritto di restare può intanto finire.',
  },
  'gb.refusal.deadline-review': {
    says: 'Nel Regno Unito ha 14 giorni per chiedere un riesame (administrative review).',
    action: 'Chiedere il riesame (administrative review)',
    consequence:
      'Una richiesta tardiva è quasi sempre respinta, e il Suo diritto di restare può finire.',
  },
  'gb.refusal.no-removal-yet': {
    says: 'Nella maggior parte dei casi non può essere allontanato mentre si decide un ricorso fatto in tempo dal Regno Unito.',
  },
  'gb.refusal.right-reasons': {
    says: 'La lettera deve dare i motivi e dire che cosa può fare, dove e entro quando.',
  },
  'gb.refusal.right-fee': {
    says: 'Se non può pagare la tassa del tribunale, chieda aiuto. Alcuni non pagano nulla, per esempio con l’aiuto per l’asilo.',
  },
  'gb.refusal.right-legal-aid': {
    says: 'Per asilo, tratta e detenzione, il gratuito patrocinio (legal aid) può pagare un avvocato.',
  },
  'gb.refusal.step-day': {
    says: 'Scriva il giorno in cui ha ricevuto la decisione. Raccolga la domanda, ciò che aveva mandato e ciò che mancava secondo la lettera.',
  },
  'gb.refusal.step-stay': {
    says: 'Non lasci il Regno Unito e non mandi una nuova domanda prima di avere un consiglio. Entrambe le cose possono chiudere il ricorso o il riesame.',
  },
  'gb.refusal.warning-adviser': {
    says: 'Vendere consigli di immigrazione senza essere registrati è reato. Cerchi il nome nel registro della Immigration Advice Authority.',
  },
  'gb.refusal.option-appeal': {
    says: 'Mandi il ricorso online con i Suoi motivi. Può mandare altre prove più tardi.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa, o niente con l’aiuto.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, il Suo diritto di restare finisce.',
    bestFor: 'La lettera dice che può fare ricorso.',
  },
  'gb.refusal.option-review': {
    says: 'Dica quale errore ha fatto l’ufficio con le Sue carte. Di regola non si possono aggiungere prove nuove.',
    title: 'Chiedere un riesame',
    cost: 'Una tassa, restituita se vince.',
    time: 'Settimane o mesi.',
    risk: 'Una nuova domanda chiude il riesame.',
    bestFor: 'Hanno trascurato qualcosa o usato una regola sbagliata.',
  },
  'gb.refusal.option-adviser': {
    says: 'Chieda a un avvocato o consulente registrato che cosa è meglio: ricorso, riesame o nuova domanda.',
    title: 'Cercare ora un consulente registrato',
    cost: 'Gratis in alcune associazioni e law centres.',
    time: 'Chiami oggi.',
    risk: 'Nessuno, se il consulente è registrato.',
    bestFor: 'Tutti quelli che ricevono una lettera così.',
  },
  'gb.visa.right-family-life': {
    says: 'Il Home Office deve anche chiedersi se un rifiuto è troppo duro per lei, il partner o un bambino. La vita di famiglia è un diritto umano. Lo dica nel ricorso, con le prove.',
  },
  'gb.refusal.right-asylum': {
    says: 'Non possono mandarla dove rischia persecuzione o tortura. Lo dica nel ricorso, con tutto ciò che mostra il pericolo.',
  },
}
