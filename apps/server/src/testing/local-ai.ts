import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Question = {
  model: string
  stream?: boolean
  messages: { role: string; content: string | { type: string; text?: string }[] }[]
}
export type LocalAi = {
  baseUrl: string
  /** What it was sent, as one text each. */
  asked: string[]
  keys: (string | undefined)[]
  close(): Promise<void>
}

/** As much of an OpenAI-compatible endpoint as the AI SDK speaks with: it answers what `answer` makes of the text that it was sent. */
export async function startLocalAi(answer: (text: string) => string | Promise<string> | { status: number }): Promise<LocalAi> {
  const asked: string[] = []
  const keys: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const question = (await json(request)) as Question
    const text = question.messages
      .map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text).join('')))
      .join('\n')
    asked.push(text)
    keys.push(request.headers.authorization)
    const said = await answer(text)
    if (typeof said !== 'string')
      return void response.writeHead(said.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    if (question.stream) return void streamWords(response, question.model, said)
    const body = {
      id: 'answer',
      object: 'chat.completion',
      created: 0,
      model: question.model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: said } }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    keys,
    close: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  }
}

/** The same as events, one word each. */
function streamWords(response: ServerResponse, model: string, said: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = { id: 'answer', object: 'chat.completion.chunk', created: 0, model }
  const send = (event: object) => response.write(`data: ${JSON.stringify({ ...chunk, ...event })}\n\n`)
  for (const word of said.split(/(?<= )/))
    send({ choices: [{ index: 0, delta: { role: 'assistant', content: word }, finish_reason: null }] })
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage })
  response.end('data: [DONE]\n\n')
}
